import type { DrugWish } from '../ai-actions.ts';
import { ANSWER_LISTS } from '../answer-lists.rules.ts';
import type { ListedDrug } from '../matching/drug-index.rules.ts';
import type { ListedTest } from '../matching/match-test.rules.ts';
import { hasNoDays, lineText } from '../plan/planned-lines.rules.ts';
import { type Command, commandOf } from './commands.rules.ts';
import { readNote } from './read-note.rules.ts';
import { namesIn } from './read-tests.rules.ts';
import type { Lists, Reading } from './reading.ts';

type Call = { readonly name: string; readonly parameters: object };

/** The offline assistant's input besides the note. */
export type OfflineContext<D extends ListedDrug, T extends ListedTest> = Lists<D, T> & {
  /** The visit's summary; a written summary is never replaced. */
  readonly caseSummary: string;
  /** Whether the visit's patient has a name. If absent, only the note gives the patient. */
  readonly isNamed?: boolean;
  /** The clinic's memory, which a command adds to. */
  readonly clinicMemory?: string;
};

const INTRODUCTION =
  'I am the offline assistant: I read notes by rules and give no medical advice. This is what I understood.';
const NOTHING =
  'I am the offline assistant: I read notes by rules and give no medical advice. I found no patient details, drugs or tests in this text; it stays as it is.';
const HINT =
  'Write for example `Tab Dolo 650 1-0-1 x 3d`, `Adv CBC, LFT`, or `name,age,sex,phone,complaints,reports,history`.';

/** `same as last time`, `rpt all`: which visit is meant is the doctor’s to choose. */
const SAME_AGAIN = /\b(?:same|repeat|rpt|as\s+(?:before|last))\b/i;
const REPEAT_HINT =
  'To prescribe the drugs of an earlier visit again, press “Repeat this” beside it under “Last visits”.';

/** Answers a note in the format of a model: text, and fenced actions if there are any. */
export function offlineAnswer<D extends ListedDrug, T extends ListedTest>(
  note: string,
  context: OfflineContext<D, T>,
): string {
  const lines = note.split('\n').map((line) => {
    const command = commandOf(line);
    return { line, command, calls: command ? callsOfCommand(command, context) : [] };
  });
  const remembered = lines.flatMap(({ command }) =>
    command?.kind === 'remember' ? [command.text] : [],
  );
  const commanded = [
    ...callsToRemember(remembered, context.clinicMemory),
    ...lines.flatMap(({ calls }) => calls),
  ];
  // A command that is not wholly understood is read as a line of the note, which lists it.
  const rest = lines
    .filter(({ command, calls }) => command?.kind !== 'remember' && calls.length === 0)
    .map(({ line }) => line)
    .join('\n');
  const reading = readNote(rest, context, { isNamed: context.isNamed ?? false });
  const calls = [...commanded, ...callsOf(reading, context.caseSummary)];
  const said = [...reading.unknownTests, ...reading.unclear];
  if (calls.length === 0 && said.length === 0) {
    return [NOTHING, ...(SAME_AGAIN.test(note) ? [REPEAT_HINT] : []), HINT].join('\n\n');
  }
  const parts = [INTRODUCTION, inWords(reading)];
  if (calls.length > 0) parts.push(`\`\`\`json\n${JSON.stringify(calls, null, 2)}\n\`\`\``);
  return parts.join('\n\n');
}

/** One action for all lines, since each action replaces the whole memory. */
function callsToRemember(texts: readonly string[], clinicMemory = ''): Call[] {
  if (texts.length === 0) return [];
  const memory_content = [clinicMemory.trim(), ...texts].filter(Boolean).join('\n');
  return [{ name: 'update_clinic_ai_memory', parameters: { memory_content } }];
}

/** The actions of a command; names are matched when the answer is planned. */
function callsOfCommand<D extends ListedDrug, T extends ListedTest>(
  command: Command,
  context: OfflineContext<D, T>,
): Call[] {
  if (command.kind === 'remember') return [];
  const edit = (order: 'pharmacy' | 'lab', parameters: object) => ({
    name: order === 'lab' ? 'edit_lab_order' : 'edit_pharmacy_order',
    parameters,
  });
  if (command.kind === 'cancel') return [edit(command.order, { status: 'cancelled' })];
  if (command.kind === 'remove') {
    const items = command.names.map((name) => ({ name }));
    const isTest = ({ name }: { name: string }) => namesIn(name, context.tests) !== null;
    const [drugs, tests] = [items.filter((one) => !isTest(one)), items.filter(isTest)];
    return [
      ...(drugs.length > 0 ? [edit('pharmacy', { items_to_remove: drugs })] : []),
      ...(tests.length > 0 ? [edit('lab', { items_to_remove: tests })] : []),
    ];
  }
  const { drugs, unsure, tests, ...others } = readNote(command.text, context, { isNamed: true });
  const left = [others.elsewhere, others.unclear, others.unsureTests, others.unknownTests];
  if (left.some(({ length }) => length > 0)) return [];
  const items = itemsOf(drugs, unsure);
  return [
    ...(items.length > 0 ? [edit('pharmacy', { items })] : []),
    ...(tests.length > 0 ? [edit('lab', { tests })] : []),
  ];
}

/** The plan knows only the names: a drug that is not sure here must stay a question there. */
const itemsOf = (drugs: readonly DrugWish[], unsure: readonly DrugWish[]) => [
  ...drugs.map(withoutNulls),
  ...unsure.map((wish) => ({ ...withoutNulls(wish), isAsked: true })),
];

const withoutNulls = (wish: DrugWish) =>
  Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== null));

function callsOf(reading: Reading, caseSummary: string): Call[] {
  const { patient, drugs, unsure, elsewhere, tests, unsureTests, history } = reading;
  const calls: Call[] = [];
  const call = (name: string, parameters: object) => calls.push({ name, parameters });
  if (patient) {
    call('update_patient_details', {
      name: patient.name,
      ...(patient.age !== null && { age: patient.age }),
      ...(patient.gender !== null && { gender: patient.gender }),
      ...(patient.phone !== null && { phone_number: patient.phone }),
    });
  }
  const items = itemsOf(drugs, unsure);
  if (items.length > 0 || elsewhere.length > 0) {
    call('create_pharmacy_order', {
      items,
      prescription_for_unavailable_drugs: elsewhere.join('\n'),
    });
  }
  const ordered = [...tests, ...unsureTests.map((name) => ({ name, isAsked: true }))];
  if (ordered.length > 0) call('create_lab_order', { tests: ordered });
  if (history.length > 0) call('add_complaint_history', { complaint: history.join('\n') });
  const [asked] = reading.daysAsked;
  if (asked) {
    const texts = reading.daysAsked.map(({ text }) => text);
    call('ask_followup_question', {
      question: `For how many days: ${texts.join(', ')}?`,
      options: [texts.map((text) => `${text} x ${asked.days} days`).join(', ')],
    });
  }
  const summary = summaryOf(reading);
  // A complaint without a patient line does not make a case.
  if (patient && summary && !caseSummary.trim()) call('update_case_summary', { summary });
  return calls;
}

function summaryOf({ patient, complaint, history }: Reading): string {
  const who = patient && [patient.age !== null && `${patient.age} y`, patient.gender];
  return [
    complaint &&
      `${who ? `${who.filter(Boolean).join(' ')}. ` : ''}Complaints: ${oneLine(complaint)}.`,
    history.length > 0 && `History: ${oneLine(history.join('; '))}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, '; ');

function inWords(reading: Reading): string {
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`**${title}**\n${lines.map((line) => `- ${line}`).join('\n')}`] : [];
  const drugs = reading.drugs.map((wish) => {
    const perDay = wish.tabletsPerDay ?? 1;
    const days = wish.numberOfDays ?? 1;
    return lineText({
      ...wish,
      tabletsPerDay: perDay,
      numberOfDays: days,
      daysAssumed: hasNoDays(wish),
      quantity: wish.quantity ?? perDay * days,
    });
  });
  const { patient } = reading;
  const details = patient && [patient.name, patient.age, patient.gender, patient.phone];
  return [
    ...list('Patient', details ? [details.filter((one) => one !== null).join(', ')] : []),
    ...list('Medications', drugs),
    ...list(
      'Please choose which drug is meant',
      reading.unsure.map(({ name }) => name),
    ),
    ...list('Not in the inventory, for the prescription', reading.elsewhere),
    ...list(
      'Lab tests',
      reading.tests.map(({ name }) => name),
    ),
    ...list('Please choose which test is meant', reading.unsureTests),
    ...list(ANSWER_LISTS.unknownTests, reading.unknownTests),
    ...list(ANSWER_LISTS.unclear, reading.unclear),
    ...list(ANSWER_LISTS.history, reading.history),
    ...list(ANSWER_LISTS.complaint, reading.complaint ? reading.complaint.split('\n') : []),
  ].join('\n\n');
}
