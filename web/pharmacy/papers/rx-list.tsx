import './order-papers.css';
import type { DirectionsLanguage } from '#contract/medicines/directions.languages.ts';
import { RxSign } from './rx-sign.tsx';

/** A drug of a printed prescription, with the words of its dose in each language. */
export type RxDrug = {
  readonly key: string;
  readonly name: string;
  readonly quantity: number;
  readonly dosage: Readonly<Record<DirectionsLanguage, string>>;
};

type RxListProps = { drugs: readonly RxDrug[]; language: DirectionsLanguage };

/**
 * The ℞ and the drugs of a printed prescription, which may all be from elsewhere, with the dose in English and in the
 * patient's language; a page never ends within one. To be used within `rx`.
 */
export function RxList({ drugs, language }: RxListProps) {
  return (
    <>
      <RxSign />
      {drugs.length > 0 && (
        <ol>
          {drugs.map(({ key, name, quantity, dosage }) => (
            <li key={key}>
              <p className="rx-drug">
                <strong>{name}</strong>
                <span className="rx-quantity">× {quantity}</span>
              </p>
              <p>{dosage.en}</p>
              {dosage[language] !== dosage.en && <p lang={language}>{dosage[language]}</p>}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
