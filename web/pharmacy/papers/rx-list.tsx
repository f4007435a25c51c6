import './order-papers.css';
import type { DirectionsLanguage } from '#contract/medicines/directions.languages.ts';
import { RxSign } from './rx-sign.tsx';

/** A drug of a printed prescription, with the words of its dose. */
export type RxDrug = {
  readonly key: string;
  readonly name: string;
  readonly quantity: number;
  readonly dosage: string;
};

type RxListProps = { drugs: readonly RxDrug[]; language: DirectionsLanguage };

/** The ℞ and the drugs of a printed prescription, which may all be from elsewhere; a page never ends within one. To be used within `rx`. */
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
              <p lang={language}>{dosage}</p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
