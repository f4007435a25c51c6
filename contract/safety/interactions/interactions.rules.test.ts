import { describe, expect, it } from 'vitest';
import { ids } from '../checked-examples.ts';
import { sideOf } from '../ingredient-tables.rules.ts';
import { verdictOn } from '../pairs/score-pairs.ts';
import { interactionOf } from './interactions.rules.ts';

/** Every pair of two sides, without a drug and itself. */
function pairsOf(left: string, right: string): [string, string][] {
  return [...sideOf(left)].flatMap((one) =>
    [...sideOf(right)].flatMap((other): [string, string][] =>
      one === other ? [] : [[one, other]],
    ),
  );
}

describe('whole classes with whole classes ask for a reason', () => {
  it.each([
    ['flecainide, sotalol, amiodarone', 'haloperidol, amisulpride, hydroxyzine, ondansetron'],
    ['@qtContraindicated', '@qtContraindicated'],
    ['ivabradine, quetiapine, simvastatin, lovastatin', '@cyp3aAzole, clarithromycin, ritonavir'],
    ['@ergot', '@cyp3aAzole, @cyp3aMacrolide, @hivProtease'],
    ['@ergot', '@triptan'],
    ['@calcineurin, @mtor', '@cyp3aAzole, @cyp3aMacrolide, @inducerStrong'],
    ['@doac', 'rifampicin, carbamazepine, phenytoin, phenobarbital, st johns wort'],
    ['rivaroxaban, apixaban', '@cyp3aAzole, @hivProtease'],
    ['@contraceptive', '@inducerStrong'],
    ['@hivProtease', 'rifampicin, st johns wort'],
    ['@maoi, linezolid, methylene blue', '@ssri, @tricyclic, @triptan, pethidine, tramadol'],
    ['@maoi', '@stimulant, pseudoephedrine, phenylephrine, dextromethorphan'],
    ['azathioprine, mercaptopurine', 'allopurinol, febuxostat'],
    ['@nitrate', '@pde5'],
    ['tizanidine, ramelteon', 'ciprofloxacin, fluvoxamine'],
    ['atazanavir, rilpivirine', '@ppi'],
    ['@vka', '@azole, @nitroimidazole, sulfamethoxazole, amiodarone, @doac'],
    ['@benzodiazepine', '@opioid'],
    ['lithium', '@nsaid, @ace, @arb, @thiazide'],
    ['@retinoid', 'doxycycline, minocycline, tetracycline'],
    ['@liveVaccine', 'methotrexate, azathioprine, @calcineurin, @biologic'],
    ['@statin', 'gemfibrozil, ciclosporin'],
  ])('%s | %s', (left, right) => {
    const quiet = pairsOf(left, right).filter(
      ([one, other]) =>
        interactionOf(one, other)?.isSerious !== true ||
        interactionOf(other, one)?.isSerious !== true,
    );
    expect(quiet).toEqual([]);
  });
});

/** A label tells to watch these, so that a reason for each would make doctors stop reading. */
describe('usual treatment that is only watched is a note', () => {
  it.each([
    ['@ace, @arb', 'spironolactone, eplerenone, potassium chloride, @nsaid, @thiazide, @loop'],
    ['@betaBlocker', '@rateLimiting, @calciumBlocker, salbutamol, insulin, @sulfonylurea, @nsaid'],
    ['@ssri, -dapoxetine', '@nsaid, aspirin, @triptan, @tricyclic, @antiplatelet'],
    ['@nsaid', '@steroid, @loop, @thiazide, clopidogrel, alendronic acid, @quinolone'],
    ['@quinolone, @tetracycline, levothyroxine', '@binder, -ferric citrate'],
    ['@sulfonylurea, insulin', '@quinolone, @steroid, @betaBlocker'],
    ['digoxin', '@thiazide, @loop, @betaBlocker, spironolactone'],
    ['@azole', '@ppi, @h2'],
    ['@vka', '@statin, levothyroxine, @penicillin, @cephalosporin, @quinolone, -nalidixic acid'],
    ['@qtKnown, -@qtContraindicated', 'azithromycin, ondansetron, levofloxacin, ciprofloxacin'],
  ])('%s | %s', (left, right) => {
    const asking = pairsOf(left, right).filter(
      ([one, other]) => interactionOf(one, other)?.isSerious,
    );
    expect(asking).toEqual([]);
  });
});

describe('names', () => {
  it.each([
    ['Rifampin 450 mg', 'Cyclosporine 100 mg', 'asks'],
    ['Meperidine 50 mg Injection', 'Phenelzine 15 mg', 'asks'],
    ['Dosulepin 25 mg', 'Moclobemide 150 mg', 'asks'],
    ['Warf 5', 'Brufen 400', 'asks'],
    ['Cordarone 200', 'Azithral 500', 'asks'],
    ['Penegra 50', 'Nitrocontin 2.6', 'asks'],
    ['Eliquis 5', 'Rcinex', 'asks'],
    ['Vasograin', 'Klacid 500', 'asks'],
    ['Sirdalud 2', 'Ciplox 500', 'asks'],
    ['Azoran 50', 'Zyloric 100', 'asks'],
    ['Amlodipine 5 mg + Atorvastatin 10 mg Tablet', 'Clarithromycin 500 mg', 'asks'],
    ['Sulfamethoxazole 800 mg + Trimethoprim 160 mg', 'Methotrexate 7.5 mg', 'asks'],
    ["St. John's Wort 300 mg Capsule", 'Apixaban 5 mg', 'asks'],
    ['Methylthioninium Chloride Injection', 'Sertraline 50 mg', 'asks'],
    ['Glyburide 5 mg', 'Bosentan 62.5 mg', 'asks'],
    ['Ferrous Sulphate 200 mg', 'Levothyroxine Sodium 50 mcg', 'note'],
  ] as const)('%s with %s %s', (one, other, verdict) => {
    expect([verdictOn([one, other]), verdictOn([other, one])]).toEqual([verdict, verdict]);
  });
});

describe('strengths', () => {
  it.each([
    ['Simvastatin 20 mg', 'Amlodipine 5 mg', 'note'],
    ['Simvastatin 40 mg', 'Amlodipine 5 mg', 'asks'],
    ['Simvastatin', 'Amlodipine', 'note'],
    ['Methotrexate 15 mg', 'Diclofenac 50 mg', 'note'],
    ['Methotrexate 500 mg Injection', 'Diclofenac 50 mg', 'asks'],
    ['Methotrexate 1 g Injection', 'Diclofenac 50 mg', 'asks'],
  ] as const)('%s with %s %s', (one, other, verdict) => {
    expect([verdictOn([one, other]), verdictOn([other, one])]).toEqual([verdict, verdict]);
  });
});

describe('routes and salts', () => {
  it.each([
    ['Ketoconazole 2% Shampoo', 'Simvastatin 20 mg', 'silent'],
    ['Moxifloxacin 0.5% Eye Drops', 'Sotalol 80 mg', 'silent'],
    ['Ciprofloxacin 0.3% Eye Drops', 'Tizanidine 2 mg', 'silent'],
    ['Fluticasone Nasal Spray', 'Ritonavir 100 mg', 'asks'],
    ['Fluticasone 0.05% Cream', 'Ritonavir 100 mg', 'silent'],
    ['Budesonide 200 mcg Inhaler', 'Itraconazole 100 mg', 'asks'],
    ['Budesonide 200 mcg Inhaler', 'Ibuprofen 400 mg', 'silent'],
    ['Ceftriaxone 1 g Injection', 'Calcium Gluconate 10% Injection', 'asks'],
    ['Ceftriaxone 1 g Injection', 'Calcium Carbonate 500 mg', 'silent'],
    ['Amiloride 5 mg', 'Potassium Chloride 600 mg', 'asks'],
    ['Amiloride 5 mg', 'Sodium Chloride 500 ml Infusion', 'silent'],
    ['Pantoprazole 40 mg', 'Amoxicillin 500 mg', 'silent'],
    ['Timolol 0.5% Eye Drops', 'Salbutamol 100 mcg Inhaler', 'silent'],
  ] as const)('%s with %s %s', (one, other, verdict) => {
    expect([verdictOn([one, other]), verdictOn([other, one])]).toEqual([verdict, verdict]);
  });
});

it('has one finding a pair, the serious one', () => {
  expect(ids(['Clarithromycin 500 mg', 'Domperidone 10 mg'])).toEqual([
    '! interaction:clarithromycin+domperidone',
  ]);
});
