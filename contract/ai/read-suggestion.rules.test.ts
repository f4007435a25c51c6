import { describe, expect, it } from 'vitest';
import { drugNotFound, invalidDosage, invalidGender, AI_MESSAGES as M } from './ai.messages.ts';
import { readSuggestion } from './read-suggestion.rules.ts';

const fenced = (json: unknown) => `\`\`\`json\n${JSON.stringify(json, null, 2)}\n\`\`\``;
const summary = { name: 'update_case_summary', parameters: { summary: 'Viral fever.' } };
const memory = { name: 'update_clinic_ai_memory', arguments: { memory_content: 'Generics.' } };
const namesOf = (text: string) =>
  readSuggestion(text).calls.map((call) => call.action?.name ?? call.problem);

describe('the call formats that models write', () => {
  it.each([
    ['an array', fenced([summary, memory])],
    ['{ actions }', fenced({ actions: [summary, memory] })],
    ['two blocks', `${fenced(summary)}\nand\n${fenced(memory)}`],
    ['bare JSON', JSON.stringify([summary, memory])],
    ['bare JSON after words', `Done.\n${JSON.stringify([summary, memory])}\nTake care.`],
    ['a block without a language', fenced([summary, memory]).replace('json', '')],
    ['a fence that is never closed', fenced([summary, memory]).replace(/```$/, '')],
    [
      'calls as the chat API has them',
      fenced({
        tool_calls: [summary, memory].map(({ name, ...rest }) => ({
          type: 'function',
          function: { name, arguments: JSON.stringify(Object.values(rest)[0]) },
        })),
      }),
    ],
    [
      'names as keys',
      fenced({
        update_case_summary: summary.parameters,
        update_clinic_ai_memory: memory.arguments,
      }),
    ],
    ['the same call twice', fenced([summary, summary, memory])],
    [
      'the same call with its keys in another order',
      fenced([summary, { parameters: summary.parameters, name: summary.name }, memory]),
    ],
    ['arrays in arrays', fenced([[[summary]], [memory]])],
  ])('reads %s', (_shape, text) => {
    expect(namesOf(text)).toEqual(['update_case_summary', 'update_clinic_ai_memory']);
  });

  it('keeps the text around the calls, and other code blocks', () => {
    const read = readSuggestion(`Rest.\n\n${fenced(summary)}\n\nFluids.\n\`\`\`sh\n{}\n\`\`\``);
    expect(read.text).toBe('Rest.\n\nFluids.\n```sh\n{}\n```');
    expect(JSON.parse(read.json ?? '')).toEqual(summary);
  });

  it('accepts an answer of text only', () => {
    const words = 'Likely viral [see above]. {No tests.}';
    expect(readSuggestion(words)).toEqual({ text: words, json: null, calls: [], problem: null });
  });

  it.each([
    ['```json\n[{"name": "update_case_summary", "parameters": {"summ', M.invalidFormat],
    ['{"name": "update_case_summary", ', M.invalidFormat],
    [fenced({ hello: 'world' }), M.noFunctionCall],
    [fenced([]), M.noFunctionCall],
    [fenced({ name: 'delete_everything', parameters: {} }), M.nothingPerformed],
  ])('reports the error of %j', (text, problem) => {
    expect(readSuggestion(text)).toMatchObject({ calls: [], problem });
  });
});

describe('required fields of an action', () => {
  const problemOf = (name: string, parameters: object) =>
    readSuggestion(fenced({ name, parameters })).calls[0]?.problem;
  const parametersOf = (name: string, parameters: object) =>
    readSuggestion(fenced({ name, parameters })).calls[0]?.action?.parameters;

  it.each([
    ['update_patient_details', {}, M.noPatientDetails],
    ['update_patient_details', { name: 5.5, age: 'old' }, M.noPatientDetails],
    ['update_patient_details', { name: {}, age: 'old', phone_number: [] }, M.noPatientDetails],
    ['update_patient_details', { gender: 'X', age: 4 }, invalidGender('X')],
    ['update_patient_details', { gender: null }, undefined],
    ['create_pharmacy_order', { items: 'PCM' }, M.nothingToOrder],
    ['edit_pharmacy_order', { status: 'lost' }, M.unknownOrderStatus],
    ['create_lab_order', { tests: 'CBC' }, M.noTests],
    ['edit_lab_order', { status: 'dispensed' }, M.unknownLabStatus],
    ['add_complaint_history', { complaint: ' ' }, M.emptyComplaint],
    ['update_case_summary', {}, M.emptySummary],
    ['update_clinic_ai_memory', { memory_content: [] }, M.emptyMemory],
    ['ask_followup_question', { options: ['Yes'] }, M.emptyQuestion],
  ])('%s with %j: %s', (name, parameters, problem) => {
    expect(problemOf(name, parameters)).toBe(problem);
  });

  it('rejects a line with its text and keeps the others', () => {
    const items = [
      { name: 'PCM', numberOfDays: 'five' },
      { dose: '1-0-1' },
      [{ name: 'Ibuprofen' }],
      { name: 'Pan 40', days: 5 },
    ];
    expect(parametersOf('create_pharmacy_order', { items })).toMatchObject({
      items: [
        {
          problem: {
            written: '{"name":"PCM","numberOfDays":"five"}',
            message: invalidDosage('PCM'),
          },
        },
        { problem: { message: drugNotFound('{"dose":"1-0-1"}') } },
        { problem: { written: '[{"name":"Ibuprofen"}]' } },
        { name: 'Pan 40', numberOfDays: 5 },
      ],
    });
  });

  it('accepts numbers written as text, and drugs given only by name', () => {
    expect(
      parametersOf('create_pharmacy_order', {
        items: ['Dolo 650', { drug_name: 'Pan 40', tablets_per_day: '1', days: 5 }],
      }),
    ).toMatchObject({
      items: [
        { name: 'Dolo 650', quantity: null, tabletsPerDay: null },
        { name: 'Pan 40', tabletsPerDay: 1, numberOfDays: 5 },
      ],
      prescription_for_unavailable_drugs: null,
    });
    expect(parametersOf('update_patient_details', { age: '45', gender: 'f', phone: 98 })).toEqual({
      age: 45,
      gender: 'F',
      phone: '98',
    });
  });
});
