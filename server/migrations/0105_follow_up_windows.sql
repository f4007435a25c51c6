-- After a paid consultation a doctor may see the patient again within some days, free or at a lower
-- fee. The three columns of the window are set together.
ALTER TABLE users
  ADD COLUMN follow_up_days integer CHECK (follow_up_days BETWEEN 1 AND 365),
  ADD COLUMN follow_up_visits integer CHECK (follow_up_visits BETWEEN 1 AND 20),
  ADD COLUMN follow_up_fee_paise bigint CHECK (follow_up_fee_paise >= 0),
  ADD CONSTRAINT users_whole_follow_up_window CHECK (
    num_nulls(follow_up_days, follow_up_visits, follow_up_fee_paise) IN (0, 3)),
  ADD CONSTRAINT users_follow_up_of_doctors CHECK (follow_up_days IS NULL OR role = 'doctor');
GRANT SELECT (follow_up_days, follow_up_visits, follow_up_fee_paise) ON users TO openopd_app;

-- The paid consultation that a bill follows. It is charged at the follow-up fee, or waived as a
-- follow-up.
ALTER TABLE bills
  ADD COLUMN follow_up_of uuid,
  ADD FOREIGN KEY (clinic_id, patient_id, follow_up_of) REFERENCES bills (clinic_id, patient_id, id),
  ADD CONSTRAINT bills_follow_up_of_another CHECK (follow_up_of <> id),
  ADD CONSTRAINT bills_follow_up_is_a_consultation CHECK (
    follow_up_of IS NULL OR (type = 'consultation' AND waived_as IS DISTINCT FROM 'free'));
