-- The SHA-256 of an imported file: a preview names an earlier delivery of the same file. NULL: an import
-- from before.
ALTER TABLE drug_imports ADD COLUMN file_hash bytea CHECK (octet_length(file_hash) = 32);
