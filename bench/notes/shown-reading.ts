import type { DrugWish } from '#contract/ai/ai-actions.ts';
import { offlineAnswer } from '#contract/ai/offline/offline-answer.rules.ts';
import { emptyReading, type Reading } from '#contract/ai/offline/reading.ts';
import { planAnswer } from '#contract/ai/plan/plan-answer.rules.ts';
import type { Plan, PlanContext, PlannedLine } from '#contract/ai/plan/planned.ts';
import { labOrder, line, order, test } from '#contract/ai/plan/testing/orders.ts';
import { readSuggestion } from '#contract/ai/read-suggestion.rules.ts';
import type { ExpectedDrug, NoteCase } from './parse-notes.ts';

/** A plan, and the text of the call that it was made from. */
type Shown = { readonly plan: Plan; readonly written: string };

/** The plans of an answer in the shape that the corpus is scored in. */
export function readingOfPlans(planned: readonly Shown[]): Reading {
  const reading = emptyReading();
  for (const { plan, written } of planned) {
    if (plan.kind === 'refused') reading.unclear.push(written);
    if (plan.kind === 'question') reading.unclear.push(plan.question);
    if (plan.kind !== 'change') continue;
    reading.unclear.push(...(plan.refusedLines ?? []).map((one) => one.written));
    reading.unclear.push(...plan.askedDrugs.map((one) => one.written));
    reading.unsureTests.push(...plan.askedTests.map((one) => one.written));
    const { change } = plan;
    if ('lines' in change) {
      reading.drugs.push(...change.lines);
      reading.elsewhere.push(...change.prescription.split('\n').filter(Boolean));
    }
    if ('tests' in change) reading.tests.push(...change.tests);
    if (change.type === 'add-complaint') reading.complaint += `\n${change.complaint}`;
    if (change.type === 'save-summary') reading.complaint += `\n${change.summary}`;
  }
  return reading;
}

/** Orders that commands such as `add` change; no note names their content. */
const PENDING = {
  pharmacyOrders: [order('pending', '2026-11-03', { medications: [line('pending')] })],
  labOrders: [labOrder({ tests: [test('pending')] })],
};

/**
 * A note as the doctor is shown it: the offline assistant's answer, planned for an open visit. Its
 * text is that of the reading: only orders, questions and patient details differ.
 */
export function shownReading(
  { note, isNamed }: NoteCase,
  lists: Pick<PlanContext, 'drugs' | 'tests'>,
  reading: Reading,
): Reading {
  const patient = { id: 'p', name: isNamed ? 'Asha' : '', age: null, gender: null, phone: null };
  const context = { ...lists, ...PENDING, visitId: 'r', patient, caseSummary: '', aiMemory: '' };
  const { calls } = readSuggestion(offlineAnswer(note, { ...context, isNamed }));
  const planned = planAnswer(calls, context);
  const plans = planned.flatMap(({ plan }) => (plan.kind === 'change' ? [plan] : []));
  const shown = readingOfPlans(planned);
  const asked = plans.flatMap(({ askedDrugs }) => askedDrugs.map(({ written }) => written));
  return {
    ...reading,
    drugs: shown.drugs.filter((one) => one.drug_id !== 'pending'),
    unsure: asked.map((name) => ({ ...NOTHING_SAID, name })),
    elsewhere: shown.elsewhere,
    tests: shown.tests.filter(({ id }) => id !== 'pending'),
    unsureTests: shown.unsureTests,
    patient: patientOf(plans),
  };
}

const NOTHING_SAID: Omit<DrugWish, 'name'> = {
  drug_id: null,
  quantity: null,
  tabletsPerDay: null,
  numberOfDays: null,
  directions_to_use: null,
};

function patientOf(plans: readonly Extract<Plan, { kind: 'change' }>[]): Reading['patient'] {
  for (const { change } of plans) {
    if (change.type !== 'update-patient') continue;
    const { name = '', age = null, gender = null, phone = null } = change.details;
    return { name, age, gender, phone };
  }
  return null;
}

const isCourse = ({ directions_to_use: said }: Pick<PlannedLine, 'directions_to_use'>) =>
  / then |, and /.test(said ?? '');

/** The expected steps of a course as one drug, where the plan has made one line of them. */
export function withCourses(one: NoteCase, { drugs }: Reading): NoteCase {
  const courses = drugs.filter(isCourse).map(({ name }) => name);
  const merged = courses.flatMap((name) => {
    const steps = one.drugs.filter(({ names }) => names.includes(name));
    return steps.length > 1 ? [courseOf(steps)] : [];
  });
  const isStep = ({ names }: ExpectedDrug) =>
    merged.some((course) => course.names.some((name) => names.includes(name)));
  return { ...one, drugs: [...one.drugs.filter((drug) => !isStep(drug)), ...merged] };
}

function courseOf(steps: readonly ExpectedDrug[]): ExpectedDrug {
  const sum = (key: 'days' | 'quantity') => {
    const numbers = steps.flatMap((step) => step[key] ?? []);
    return numbers.length === steps.length ? numbers.reduce((all, next) => all + next, 0) : null;
  };
  return {
    names: steps.flatMap(({ names }) => names),
    perDay: null,
    days: sum('days'),
    quantity: sum('quantity'),
    directions: null,
    mayAsk: steps.every(({ mayAsk }) => mayAsk),
  };
}
