-- Which key of the backups somebody has said to have on paper; another key asks again.
ALTER TABLE backup_status
  ADD COLUMN key_kept_id text,
  ADD COLUMN key_kept_at timestamptz,
  ADD CHECK ((key_kept_id IS NULL) = (key_kept_at IS NULL));
