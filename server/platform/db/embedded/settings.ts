/**
 * The settings of the embedded cluster. Durability has priority over speed: committed data is on
 * the disk. Statement values, which may name patients, stay out of its log.
 */
export const SETTINGS = `# Written by OpenOPD at each start; changes here are lost.
listen_addresses = ''
# Relative to the cluster's own folder, which is private (0700).
unix_socket_directories = '.'
port = 5432
unix_socket_permissions = 0700
# A server takes some 40; the commands beside it take their own.
max_connections = 100
# A restore drops and builds every table in one transaction.
max_locks_per_transaction = 256
shared_buffers = 128MB
effective_cache_size = 512MB
work_mem = 8MB
maintenance_work_mem = 64MB
random_page_cost = 1.1
jit = off

fsync = on
synchronous_commit = on
full_page_writes = on
wal_level = replica
max_wal_size = 512MB
checkpoint_timeout = 5min

timezone = 'UTC'
log_timezone = 'UTC'
datestyle = 'iso, ymd'
default_text_search_config = 'pg_catalog.simple'

logging_collector = on
log_directory = 'log'
log_filename = 'postgresql-%a.log'
log_truncate_on_rotation = on
log_rotation_age = 1d
log_rotation_size = 0
# A statement that fails may name what a person typed; only what PostgreSQL itself does is logged.
log_min_messages = log
log_checkpoints = off
log_min_error_statement = panic
log_error_verbosity = terse
log_statement = none
log_parameter_max_length = 0
log_parameter_max_length_on_error = 0
${process.platform === 'darwin' ? "wal_sync_method = 'fsync_writethrough'\n" : ''}`;

/** The private folder decides who can reach the socket. Every other connection is refused. */
export const HBA = 'local all all trust\n';
