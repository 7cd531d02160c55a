/** What the page uses of htm 3 and the Preact 10 that its standalone file brings along. */
export interface VNode {
  type: string | ((props: any) => any) | undefined;
  props: Record<string, any>;
  key: any;
}
export type Child = VNode | string | number | boolean | null | undefined | Child[];
export type Ref<T> = { current: T };
export type Setter<S> = (value: S | ((before: S) => S)) => void;
export type Undo = void | (() => void);

export function html(strings: TemplateStringsArray, ...values: any[]): VNode;
export function h(type: any, props?: any, ...children: any[]): VNode;
export function render(tree: Child, parent: Element | DocumentFragment): void;

export class Component<P = any, S = any> {
  constructor(props?: P);
  props: P;
  state: S;
  setState(change: Partial<S> | ((state: S, props: P) => Partial<S> | null), done?: () => void): void;
  forceUpdate(done?: () => void): void;
  render(props?: P, state?: S): Child;
}

export interface Context<T> {
  Provider: (props: { value: T; children?: any }) => any;
  Consumer: (props: { children: (value: T) => any }) => any;
}
export function createContext<T>(value: T): Context<T>;

export function useState<S>(first: S | (() => S)): [S, Setter<S>];
export function useState<S = undefined>(): [S | undefined, Setter<S | undefined>];
export function useReducer<S, A>(step: (state: S, action: A) => S, first: S): [S, (action: A) => void];
export function useEffect(effect: () => Undo, when?: readonly unknown[]): void;
export function useLayoutEffect(effect: () => Undo, when?: readonly unknown[]): void;
export function useRef<T>(first: T): Ref<T>;
export function useRef<T>(first: T | null): Ref<T | null>;
export function useImperativeHandle<T>(ref: any, make: () => T, when?: readonly unknown[]): void;
export function useMemo<T>(make: () => T, when: readonly unknown[]): T;
export function useCallback<F extends (...values: any[]) => any>(call: F, when: readonly unknown[]): F;
export function useContext<T>(context: Context<T>): T;
export function useDebugValue<T>(value: T): void;
export function useErrorBoundary(caught?: (error: any) => void): [any, () => void];
