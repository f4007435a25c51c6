import type { SuggestionBody } from '#contract/ai/ai-run.ts';
import { ACTIONS, DATA_RULE, FORM, ROLE, RULES } from './prompt-parts.ts';

/** Moves whenever the parts or their order change, so that a kept answer tells how it was asked for. */
export const PROMPT_VERSION = '2026-11-21.2';

export type Prompt = {
  /** What the assistant is and may do; written here and in the clinic's own settings. */
  readonly instructions: string;
  /** The records as data, and the question last. */
  readonly question: string;
};

/** What is kept out of a prompt of a list that is longer, in characters. */
const LONGEST_LIST = 60_000;
const LONGEST_RECORD = 40_000;

/** Puts a request together from its named parts. What is a record is data, whatever it says. */
export function buildPrompt(request: SuggestionBody): Prompt {
  const own = [
    section('Instructions of this clinic', request.clinic_wide_system_prompt),
    section('What this clinic wants you to remember', request.clinic_ai_memory),
  ];
  const { age, gender, patientAge, patientGender } = request;
  const records = [
    data('now', request.currentDateTime),
    data(
      'patient',
      [
        request.patientName && `Name: ${request.patientName}`,
        (patientAge ?? age) && `Age: ${patientAge ?? age}`,
        (patientGender ?? gender) && `Gender: ${patientGender ?? gender}`,
        request.patientAllergies && `Allergies: ${request.patientAllergies}`,
        request.patientPregnancy && `Pregnancy: ${request.patientPregnancy}`,
      ]
        .filter(Boolean)
        .join('\n'),
    ),
    data('case_summary', request.case_summary, request.case_summary_last_updated),
    data('past_complaints', request.pastComplaints),
    data('lab_history', request.labHistory),
    data('pharmacy_orders', request.pharmacyOrders),
    data('pharmacy_inventory', shortened(request.pharmacyInventory, LONGEST_LIST)),
    data('lab_tests_offered', shortened(request.labInventory, LONGEST_LIST)),
  ];
  return {
    instructions: [ROLE, RULES, DATA_RULE, ACTIONS, FORM, ...own].filter(Boolean).join('\n\n'),
    question: [...records, `The note or question of the doctor:\n${request.query}`]
      .filter(Boolean)
      .join('\n\n'),
  };
}

function section(title: string, text: string | undefined): string {
  return text?.trim() ? `# ${title}\n${text.trim()}` : '';
}

/** A record between marks that its own text cannot close. */
function data(name: string, text: string | undefined, updated?: string): string {
  if (!text?.trim()) return '';
  const safe = shortened(text, Math.max(LONGEST_RECORD, LONGEST_LIST))?.replace(
    /<(\/?)(record)/gi,
    '‹$1$2',
  );
  const when = updated?.trim() ? ` updated="${updated.trim().replace(/[^\w:.+-]/g, ' ')}"` : '';
  return `<record name="${name}"${when}>\n${safe}\n</record>`;
}

/** The beginning of a long text, whole lines, and word of what was left out. */
function shortened(text: string | undefined, longest: number): string | undefined {
  if (text === undefined || text.length <= longest) return text;
  const end = text.lastIndexOf('\n', longest);
  return `${text.slice(0, end > 0 ? end : longest)}\n(The rest of this list is left out.)`;
}
