import './compared-records.css';
import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import { uniteAllergies } from '#contract/merges/merge.rules.ts';
import type { Patient, PatientDetail } from '#contract/patients/patient.ts';
import { allergyText, FACT_ROWS, fieldLabel, fieldsOf, fieldText } from './merge-rows.ts';
import { type Compared, isChoice, type useMerge } from './use-merge.ts';

type Choices = Pick<ReturnType<typeof useMerge>, 'kept' | 'from' | 'keep' | 'choose'>;
type ComparedRecordsProps = { compared: Compared; choices: Choices };

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {children}
    </tr>
  );
}

/** A value that stays, or one that goes. */
function Value({ text, isKept }: { text: string | null; isKept: boolean }) {
  return <td data-kept={isKept}>{text ?? '–'}</td>;
}

type Field = { field: PatientDetail; both: readonly Patient[]; choices: Choices };

function FieldRow({ field, both, choices }: Field) {
  const [one, other] = both;
  const chooses = one && other && isChoice(one, other, field);
  const label = fieldLabel(field);
  return (
    <Row label={label}>
      {both.map((patient) => {
        const text = fieldText(patient, field);
        const isKept = choices.from(field) === patient.id;
        if (!chooses) return <Value key={patient.id} text={text} isKept={isKept} />;
        return (
          <td key={patient.id} data-kept={isKept}>
            <Radio
              name={field}
              label={text}
              aria-label={`${label} of no. ${patient.token}: ${text}`}
              checked={isKept}
              onChange={() => choices.choose(field, patient.id)}
            />
          </td>
        );
      })}
    </Row>
  );
}

/** Two records side by side: which number stays, which value of each field, and what each has. */
export function ComparedRecords({ compared: { one, other }, choices }: ComparedRecordsProps) {
  const both = [one.patient, other.patient];
  const records = [one, other];
  const united = uniteAllergies(one.patient.allergies, other.patient.allergies);
  return (
    <table className="compared-records" aria-label="The two records">
      <tbody>
        <Row label="Number that stays">
          {records.map(({ patient, facts }) => (
            <td key={patient.id} data-kept={choices.kept.id === patient.id}>
              <Radio
                name="stays"
                autoFocus={choices.kept.id === patient.id}
                label={[patient.token, ...facts.otherNumbers].join(', also ')}
                aria-label={`Patient no. ${patient.token} stays`}
                checked={choices.kept.id === patient.id}
                onChange={() => choices.keep(patient.id)}
              />
            </td>
          ))}
        </Row>
        {fieldsOf(one.patient, other.patient).map((field) => (
          <FieldRow key={field} field={field} both={both} choices={choices} />
        ))}
        <Row label="Allergies">
          {both.map(({ id, allergies }) => (
            <Value key={id} text={allergyText(allergies)} isKept={allergies !== null} />
          ))}
        </Row>
        {united && united.length > 0 && (
          <Row label="Allergies after merging">
            <td colSpan={2} data-kept>
              {allergyText(united)}
            </td>
          </Row>
        )}
        {FACT_ROWS.map(({ label, of }) => (
          <Row key={label} label={label}>
            {records.map(({ patient, facts }) => (
              <td key={patient.id} className="ui-tabular">
                {of(facts)}
              </td>
            ))}
          </Row>
        ))}
      </tbody>
    </table>
  );
}
