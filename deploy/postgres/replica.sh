#!/bin/sh
# Copies the first PostgreSQL when there is no data yet, and follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # It comes to its place when it is whole: one that was cut off would be taken for a database.
  copy="$PGDATA.part"
  export PGPASSWORD="$REPLICATION_PASSWORD"
  until
    rm -rf "$copy"
    mkdir -p "$copy"
    chown postgres:postgres "$copy"
    chmod 700 "$copy"
    gosu postgres pg_basebackup --pgdata "$copy" --wal-method stream --checkpoint fast \
      --write-recovery-conf --slot openopd_replica \
      --dbname "host=$PRIMARY_HOST user=replicator application_name=openopd_replica"
  do
    sleep 2
  done
  # As the next primary it waits for nobody until a new replica follows it.
  echo "synchronous_standby_names = ''" >>"$copy/postgresql.auto.conf"
  [ ! -d "$PGDATA" ] || rmdir "$PGDATA"
  mv "$copy" "$PGDATA"
fi
exec docker-entrypoint.sh postgres
