-- Each clinic has an owner: one of its admins, who also looks after the other admins. The reference
-- names `may_own`, so that the owner is always an active admin of that clinic: whoever would demote,
-- deactivate, delete or move the owner is refused, from whichever connection.
ALTER TABLE users
  ADD COLUMN may_own boolean NOT NULL
    GENERATED ALWAYS AS (role = 'admin' AND active AND deleted_at IS NULL) STORED,
  ADD UNIQUE (clinic_id, id, may_own);
ALTER TABLE clinics
  ADD COLUMN owner_id uuid,
  ADD COLUMN owner_holds boolean NOT NULL GENERATED ALWAYS AS (true) STORED;

-- Of the clinics that are there, the admin who came first. One without a live admin has no owner until
-- it is given an admin.
ALTER TABLE clinics NO FORCE ROW LEVEL SECURITY;
ALTER TABLE users NO FORCE ROW LEVEL SECURITY;
UPDATE clinics SET owner_id = (
  SELECT users.id FROM users WHERE users.clinic_id = clinics.id AND users.may_own
  ORDER BY users.created_at, users.id LIMIT 1);
ALTER TABLE users FORCE ROW LEVEL SECURITY;
ALTER TABLE clinics FORCE ROW LEVEL SECURITY;
ALTER TABLE clinics ADD CONSTRAINT clinics_owner_is_a_live_admin
  FOREIGN KEY (id, owner_id, owner_holds) REFERENCES users (clinic_id, id, may_own);

-- A clinic's own requests change its settings and its letterhead, and never whose it is.
REVOKE UPDATE ON clinics FROM openopd_app;
GRANT UPDATE (
  admission_charge_paise, per_day_charge_paise, other_charges_paise,
  ai_memory, ai_memory_updated_at, clinic_wide_system_prompt, clinic_wide_system_prompt_updated_at,
  ask_before_applying,
  letterhead_name, letterhead_address, letterhead_phone, letterhead_email, letterhead_registration,
  letterhead_footer, letterhead_updated_at,
  gstin, consultation_tax_basis_points, pharmacy_tax_basis_points, lab_tax_basis_points,
  other_tax_basis_points, admission_tax_basis_points
) ON clinics TO openopd_app;
