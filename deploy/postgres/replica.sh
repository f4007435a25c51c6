#!/bin/sh
# Copies the first PostgreSQL when there is no data yet, and follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chown postgres:postgres "$PGDATA"
  chmod 700 "$PGDATA"
  export PGPASSWORD="$REPLICATION_PASSWORD"
  until gosu postgres pg_basebackup --pgdata "$PGDATA" --wal-method stream --checkpoint fast \
    --write-recovery-conf --slot openopd_replica \
    --dbname "host=$PRIMARY_HOST user=replicator application_name=openopd_replica"; do
    find "$PGDATA" -mindepth 1 -delete
    sleep 2
  done
  # As the next primary it waits for nobody until a new replica follows it.
  echo "synchronous_standby_names = ''" >>"$PGDATA/postgresql.auto.conf"
fi
exec docker-entrypoint.sh postgres
