import type { FactorDemandChoice } from '#contract/owner/factor-demand.ts';
import { demandFactor } from '#contract/owner/owner.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { startTestApp } from '../build-app.ts';
import { newClinic, newStaff, PASSWORD, type Person } from '../builders/clinic.ts';
import { turnOnSecondFactor } from '../builders/second-factor.ts';

/** Starts a server, and returns the steps of owners who demand a second factor. */
export function startFactorClinics() {
  const app = startTestApp();
  return {
    app,
    demand: (owner: Person, choice: FactorDemandChoice, password = PASSWORD) =>
      app.call(demandFactor, { body: { password, demand: choice } }, owner),
    /** The status that a person gets for a list of patients. */
    statusOf: async (person: Person) => (await app.call(listPatients, {}, person)).statusCode,
    /** Creates a clinic whose owner has a second factor, and one other person without one. */
    async newOwnedClinic() {
      const owner = await newClinic(app);
      const person = await newStaff(app, owner, 'receptionist');
      const factor = await turnOnSecondFactor(app, owner);
      return { owner, person, factor };
    },
  };
}
