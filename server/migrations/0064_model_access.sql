-- On a server that others can reach, the AI model answers the clinics that may use it: the first one and
-- those that the superadmin allowed. A clinic that the model has answered before keeps it. No clinic may
-- update the column itself (0049 grants by column).
ALTER TABLE clinics ADD model_allowed boolean NOT NULL DEFAULT false;
ALTER TABLE clinics NO FORCE ROW LEVEL SECURITY;
ALTER TABLE ai_runs NO FORCE ROW LEVEL SECURITY;
UPDATE clinics SET model_allowed = true
  WHERE id = (SELECT id FROM clinics ORDER BY created_at, id LIMIT 1)
    OR EXISTS (SELECT FROM ai_runs WHERE clinic_id = clinics.id AND source <> 'offline');
ALTER TABLE ai_runs FORCE ROW LEVEL SECURITY;
ALTER TABLE clinics FORCE ROW LEVEL SECURITY;
