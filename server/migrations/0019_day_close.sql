-- The cash that somebody counted at the end of their day, against what the payments say. Only ever
-- added to: who miscounted closes once more. What one close has covered the next one of the same day
-- leaves out, so that each payment is covered once, however late it was written.
CREATE TABLE day_closes (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  -- Whose drawer it is: who took the money.
  cashier_id uuid NOT NULL,
  day date NOT NULL,
  -- The first close of the drawer's day is 1.
  number integer NOT NULL CHECK (number > 0),
  -- Negative when more was paid back than came in.
  expected_paise bigint NOT NULL,
  notes_500 integer NOT NULL CHECK (notes_500 >= 0),
  notes_200 integer NOT NULL CHECK (notes_200 >= 0),
  notes_100 integer NOT NULL CHECK (notes_100 >= 0),
  notes_50 integer NOT NULL CHECK (notes_50 >= 0),
  notes_20 integer NOT NULL CHECK (notes_20 >= 0),
  notes_10 integer NOT NULL CHECK (notes_10 >= 0),
  coins_paise bigint NOT NULL CHECK (coins_paise >= 0),
  counted_paise bigint NOT NULL,
  note text CHECK (btrim(note) <> ''),
  closed_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, id),
  CONSTRAINT day_closes_one_after_another UNIQUE (clinic_id, cashier_id, day, number),
  FOREIGN KEY (clinic_id, cashier_id) REFERENCES users (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id),
  CHECK (counted_paise = coins_paise + 100 * (500 * notes_500::bigint + 200 * notes_200::bigint
    + 100 * notes_100::bigint + 50 * notes_50::bigint + 20 * notes_20::bigint
    + 10 * notes_10::bigint)),
  CONSTRAINT day_closes_say_why CHECK (counted_paise = expected_paise OR note IS NOT NULL)
);
CREATE INDEX day_closes_by_time ON day_closes (clinic_id, closed_at);
CALL protect_clinic_table('day_closes', 'INSERT');
