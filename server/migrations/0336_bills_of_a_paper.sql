-- A bill names a version of the clinic's papers that exists. A trigger sets the one of a new bill.
ALTER TABLE bills
  ADD CONSTRAINT bills_have_a_paper CHECK (paper_version IS NOT NULL),
  ADD CONSTRAINT bills_paper_exists FOREIGN KEY (clinic_id, paper_version)
    REFERENCES clinic_papers (clinic_id, version);
