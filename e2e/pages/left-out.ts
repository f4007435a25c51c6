import * as addenda from '#contract/addenda/addenda.endpoints.ts';
import * as ai from '#contract/ai/ai.endpoints.ts';
import * as auth from '#contract/auth/auth.endpoints.ts';
import * as lock from '#contract/auth/lock.endpoints.ts';
import * as passwordLinks from '#contract/auth/password-links.endpoints.ts';
import * as factor from '#contract/auth/second-factor.endpoints.ts';
import * as clinicSubscriptions from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import { ALL_ENDPOINTS } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { recordCriticalCall } from '#contract/lab/critical/critical-call.endpoints.ts';
import * as labOrders from '#contract/lab/lab-orders.endpoints.ts';
import * as labTests from '#contract/lab/tests/lab-tests.endpoints.ts';
import { enterLabValues, rejectLabSample } from '#contract/lab/worklist/worklist.endpoints.ts';
import { mergePatients } from '#contract/merges/merges.endpoints.ts';
import * as dayCloses from '#contract/money/day-closes.endpoints.ts';
import * as owner from '#contract/owner/owner.endpoints.ts';
import * as payments from '#contract/payments/payments.endpoints.ts';
import { addDrugCode } from '#contract/pharmacy/codes/drug-codes.endpoints.ts';
import * as drugs from '#contract/pharmacy/drugs.endpoints.ts';
import * as pharmacyOrders from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { editSupplier } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import * as subscriptions from '#contract/subscriptions/subscriptions.endpoints.ts';
import * as users from '#contract/users/users.endpoints.ts';
import * as favourites from '#contract/visit-sheet/favourites/favourites.endpoints.ts';
import * as waitingRoom from '#contract/waiting-room/waiting-room.endpoints.ts';
import { takesText } from './marked-call.ts';

/** Calls whose texts are not marked, with the reason. */
const LEFT_OUT = new Map<Endpoint, string>([
  [subscriptions.updatePlan, 'the fields of the one that creates'],
  [clinicSubscriptions.updateClinicPlan, 'the fields of the one that creates'],
  [users.editUser, 'the fields of the one that adds'],
  [addDrugCode, 'a code has letters and digits only'],
  [drugs.editDrug, 'the fields of the one that adds'],
  [pharmacyOrders.editPharmacyOrder, 'the fields of the one that creates'],
  [labTests.editLabTest, 'the fields of the one that adds'],
  [labOrders.overrideLabOrder, 'names are the catalogue’s'],
  [payments.verifyPayment, 'ids of the provider'],
  [ai.generateSuggestion, 'its answer is rendered in web/ai/answers/markdown.test.tsx'],
  [ai.applyProposals, 'takes what an answer has proposed'],
  [ai.editProposal, 'takes what an answer has proposed'],
  [auth.login, 'an email, a password and a code, shown nowhere'],
  [passwordLinks.usePasswordLink, 'a code and a password, shown nowhere'],
  [owner.editPerson, 'the fields of the one that adds staff'],
  [factor.beginSecondFactor, 'a password, shown nowhere'],
  [factor.confirmSecondFactor, 'a code, shown nowhere'],
  [factor.renewRecoveryCodes, 'a password, shown nowhere'],
  [factor.endSecondFactor, 'a password, shown nowhere'],
  [lock.unlockScreen, 'a PIN, shown nowhere'],
  [lock.setPin, 'a password and digits, shown nowhere'],
  [dayCloses.closeDay, 'the page is looked at in money.e2e.ts'],
  [favourites.editFavourite, 'the fields of the one that creates'],
  [waitingRoom.editDisplay, 'the fields of the one that adds'],
  [mergePatients, 'ids and a version, shown nowhere'],
  [labTests.importLabTests, 'the cells that a person mends are the file’s'],
  [labTests.importLabTestsFromText, 'the cells that a person mends are the file’s'],
  [drugs.importDrugs, 'the cells that a person mends are the file’s'],
  [drugs.importDrugsFromText, 'the cells that a person mends are the file’s'],
  [
    pharmacyOrders.movePharmacyOrder,
    'a reason is taken only under a rule that this clinic has off',
  ],
  [labOrders.createLabOrder, 'who referred is not marked yet'],
  [enterLabValues, 'a released report has the same values'],
  [rejectLabSample, 'a rejection is not marked yet'],
  [recordCriticalCall, 'a call is not marked yet'],
  [editSupplier, 'the fields of the one that adds'],
  [addenda.addAddendum, 'a note takes one only hours after its visit'],
]);

/** The calls with text fields that are neither among these nor left out. */
export function unmarkedBut(done: ReadonlySet<Endpoint>): string[] {
  return ALL_ENDPOINTS.filter((one) => takesText(one) && !done.has(one) && !LEFT_OUT.has(one)).map(
    ({ method, path }) => `${method} ${path}`,
  );
}
