-- Cash other than the payments of patients: expenses, cash taken to the bank or brought from it, the first balance.
-- With the ledger of payments it is the cash book. Never changed; an entry is reversed by its opposite.
CREATE TABLE cash_entries (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  -- The voucher: runs within the year from April that begins in this year (counter `cash YYYY`), without gaps.
  financial_year smallint NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  day date NOT NULL,
  -- Negative: paid out.
  amount_paise bigint NOT NULL CHECK (amount_paise <> 0 AND abs(amount_paise) <= 100000000000),
  particulars text NOT NULL CHECK (btrim(particulars) <> '' AND length(particulars) <= 200),
  reverses_id uuid,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, financial_year, number),
  UNIQUE (clinic_id, id, amount_paise),
  CONSTRAINT cash_entries_reversed_once UNIQUE (clinic_id, reverses_id),
  reversed_paise bigint GENERATED ALWAYS AS (-amount_paise) STORED,
  FOREIGN KEY (clinic_id, reverses_id) REFERENCES cash_entries (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id)
);
ALTER TABLE cash_entries ADD CONSTRAINT cash_entries_reversed_in_full
  FOREIGN KEY (clinic_id, reverses_id, reversed_paise)
  REFERENCES cash_entries (clinic_id, id, amount_paise);
CREATE INDEX cash_entries_by_day ON cash_entries (clinic_id, day);
CALL protect_clinic_table('cash_entries', 'INSERT');
