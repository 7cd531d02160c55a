"""Files for other programs: Parquet tables and pictures."""
