import * as ai from '#contract/ai/ai.endpoints.ts';
import * as modelAccess from '#contract/ai/model-access.endpoints.ts';
import * as fhir from '#contract/fhir/fhir.endpoints.ts';
import { type Example, NOBODY } from './example.ts';

/** The assistant, and a patient's record for other programs. */
export const ASSISTANT_EXAMPLES: readonly Example[] = [
  [
    ai.generateSuggestion,
    ({ visitId }) => ({ body: { query: 'fever 3 days, adv CBC', recordId: visitId } }),
  ],
  [ai.getAiStatus, () => ({})],
  [modelAccess.listModelAccess, () => ({})],
  [modelAccess.setModelAccess, () => ({ params: NOBODY, body: { allowed: true } })],
  [ai.listVisitRuns, ({ visitId }) => ({ params: { id: visitId } })],
  [
    ai.applyProposals,
    ({ aiRunId }) => ({ params: { id: aiRunId }, body: { proposals: [{ position: 0 }] } }),
  ],
  [ai.undoProposals, ({ aiRunId }) => ({ params: { id: aiRunId }, body: { positions: [0] } })],
  [
    ai.editProposal,
    ({ aiRunId, patientId }) => ({
      params: { id: aiRunId },
      body: {
        position: 0,
        plan: {
          ...{ kind: 'change', rows: [], askedDrugs: [], askedTests: [] },
          change: { type: 'create-lab-order', patientId, tests: [] },
        },
      },
    }),
  ],
  [ai.dismissProposals, ({ aiRunId }) => ({ params: { id: aiRunId }, body: { positions: [0] } })],
  [fhir.exportPatientFhir, ({ patientId }) => ({ params: { id: patientId } })],
];
