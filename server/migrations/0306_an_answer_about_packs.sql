-- The answer of the user about the prices and quantities of packs, with the SHA-256 of the file's headings:
-- the next file with these headings presets it, as long as the import was not undone. NULL: not asked, or
-- not answered.
ALTER TABLE drug_imports
  ADD COLUMN headings_hash bytea CHECK (octet_length(headings_hash) = 32),
  ADD COLUMN per text CHECK (per IN ('piece', 'price-of-pack', 'pack')),
  ADD CONSTRAINT drug_imports_answered CHECK ((per IS NULL) = (headings_hash IS NULL));
CREATE INDEX drug_imports_by_headings ON drug_imports (clinic_id, mode, headings_hash, at DESC)
  WHERE headings_hash IS NOT NULL;
