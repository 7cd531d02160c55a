#!/bin/sh
# A bot in any language: this one always takes the first choice. docs/bot-protocol.md explains how.
read -r hello
echo '{"ready": true}'
while read -r question; do
    id=${question#'{"id": '}
    choice=${question#*'"choices": ["'}
    echo "{\"id\": ${id%%,*}, \"choice\": \"${choice%%\"*}\"}"
done
