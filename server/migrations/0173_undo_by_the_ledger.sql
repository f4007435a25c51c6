-- An undo judges a drug by its ledger. Snapshots of the hour before this migration are dropped: such
-- imports can no longer be undone.
TRUNCATE drug_import_drugs;
ALTER TABLE drug_import_drugs
  DROP COLUMN batches,
  -- The drug's movements around the import, counted at its end. Null when it moved no stock of the drug.
  ADD COLUMN movements integer CHECK (movements >= 0);
