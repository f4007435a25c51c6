-- A count corrects the expiry of a batch. Its undo puts the earlier one back: [{batch, before, after}].
ALTER TABLE drug_import_drugs ADD COLUMN expiries jsonb;
