-- A sale copies the MRP of its batch or drug. Both are above 0, and so is the copy.
ALTER TABLE drug_sale_batches ADD CONSTRAINT drug_sale_batches_mrp_above_zero CHECK (mrp_paise > 0);
