#!/bin/sh
# Copies the primary when there is no data yet, and replicates it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # Moved into place only when complete; an interrupted copy would be taken for a database.
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
  # After promotion it does not wait for a replica until a new one connects.
  echo "synchronous_standby_names = ''" >>"$copy/postgresql.auto.conf"
  [ ! -d "$PGDATA" ] || rmdir "$PGDATA"
  mv "$copy" "$PGDATA"
fi
exec docker-entrypoint.sh postgres
