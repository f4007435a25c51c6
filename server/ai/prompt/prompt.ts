import type { SuggestionBody } from '#contract/ai/ai-run.ts';
import { ACTIONS, DATA_RULE, FORM, ROLE, RULES } from './prompt-parts.ts';
import { fitting, LONGEST_INSTRUCTIONS, shortened } from './records.ts';
import { asked, type Message, messagesOf, type Turn } from './turns.ts';

/** Changes with the parts or their order, so that a stored answer can be traced to its prompt. */
export const PROMPT_VERSION = '2026-11-22.2';

export type Prompt = {
  /** The assistant's task and limits: the built-in text and the clinic's own settings. */
  readonly instructions: string;
  /** The earlier turns, oldest first. */
  readonly earlier: readonly Message[];
  /** The records as data, then the question. */
  readonly question: string;
};

/** Builds a request from its named parts. Records are always data, never instructions. */
export function buildPrompt(request: SuggestionBody, conversation: readonly Turn[] = []): Prompt {
  const own = [
    section('Instructions of this clinic', request.clinic_wide_system_prompt),
    section('What this clinic wants you to remember', request.clinic_ai_memory),
  ];
  const { age, gender, patientAge, patientGender } = request;
  const records = [
    { name: 'now', text: request.currentDateTime },
    {
      name: 'patient',
      text: [
        request.patientName && `Name: ${request.patientName}`,
        (patientAge ?? age) && `Age: ${patientAge ?? age}`,
        (patientGender ?? gender) && `Gender: ${patientGender ?? gender}`,
        request.patientAllergies && `Allergies: ${request.patientAllergies}`,
        request.patientPregnancy && `Pregnancy: ${request.patientPregnancy}`,
      ]
        .filter(Boolean)
        .join('\n'),
    },
    {
      name: 'case_summary',
      text: request.case_summary,
      updated: request.case_summary_last_updated,
    },
    { name: 'past_complaints', text: request.pastComplaints },
    { name: 'lab_history', text: request.labHistory },
    { name: 'pharmacy_orders', text: request.pharmacyOrders },
    { name: 'pharmacy_inventory', text: request.pharmacyInventory },
    { name: 'lab_tests_offered', text: request.labInventory },
  ];
  return {
    instructions: [ROLE, RULES, DATA_RULE, ACTIONS, FORM, ...own].filter(Boolean).join('\n\n'),
    earlier: messagesOf(conversation),
    question: [...fitting(records), asked(request.query, request.corrects !== undefined)]
      .filter(Boolean)
      .join('\n\n'),
  };
}

function section(title: string, text: string | undefined): string {
  const kept = shortened(text?.trim(), LONGEST_INSTRUCTIONS);
  return kept ? `# ${title}\n${kept}` : '';
}
