-- The HSN of a drug when it went back, for the debit note. Older lines have none.
ALTER TABLE supplier_return_lines ADD COLUMN hsn text;
