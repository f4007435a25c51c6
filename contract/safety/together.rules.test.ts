import { describe, expect, it } from 'vitest';
import { check, ids } from './checked-examples.ts';

describe('duplicates', () => {
  it.each([
    [['Dolo 650', 'Zerodol P'], ['! twice:paracetamol']],
    [['Ibuprofen 400 mg', 'Diclofenac 50 mg Tablet'], ['! twice:nsaid:diclofenac+ibuprofen']],
    [['Ibuprofen 400 mg', 'Analgin 500 mg'], ['! twice:nsaid:dipyrone+ibuprofen']],
    [['Pantoprazole 40 mg', 'Omeprazole 20 mg'], ['! twice:ppi:omeprazole+pantoprazole']],
    [
      ['Cetirizine 10 mg', 'Chlorpheniramine 4 mg'],
      ['twice:antihistamine:cetirizine+chlorpheniramine'],
    ],
    [['Ibuprofen 400 mg', 'Diclofenac 1% Gel'], []],
    [['Human Insulin 30/70 40 IU/ml Injection', 'Insulin Glargine 100 IU/ml Injection'], []],
    [['Levothyroxine 50 mcg', 'Levothyroxine 25 mcg'], []],
    [['Ampicillin 250 mg + Cloxacillin 250 mg Capsule'], []],
    [['Etofylline 115 mg + Theophylline 35 mg Tablet'], []],
  ])('%j', (drugs, found) => {
    expect(ids(drugs)).toEqual(found);
  });

  it('notes unused drugs of an earlier order and allows a refill', () => {
    const running = (until: string) => ({
      running: [{ name: 'Amlodipine 5 mg', description: null, until }],
    });
    expect(ids(['Amlodipine 5 mg Tablet'], running('2026-12-05'))).toEqual(['twice:amlodipine']);
    expect(ids(['Amlodipine 5 mg Tablet'], running('2026-11-24'))).toEqual([]);
    expect(check(['Cilnidipine 10 mg'], running('2026-12-05')).warnings).toMatchObject([
      {
        isSerious: true,
        message: expect.stringContaining('Still taken: Amlodipine 5 mg until 5 Dec 2026.'),
      },
    ]);
    expect(ids(['Cilnidipine 10 mg'], running('2026-11-24'))).toEqual([]);
  });
});

describe('warn about the same class while another drug is still taken', () => {
  const during = (running: string) => ({
    running: [{ name: running, description: null, until: '2026-12-05' }],
  });
  it.each([
    ['Ibuprofen 400 mg', 'Diclofenac 50 mg Tablet', ['! twice:nsaid:diclofenac+ibuprofen']],
    ['Cetirizine 10 mg', 'Loratadine 10 mg', ['twice:antihistamine:cetirizine+loratadine']],
    [
      'Amlodipine 5 mg + Nifedipine 10 mg',
      'Amlodipine 5 mg + Nifedipine 10 mg',
      ['twice:amlodipine', 'twice:calciumBlocker:amlodipine+nifedipine', 'twice:nifedipine'],
    ],
  ])('%s, then %s', (before, now, found) => {
    expect(ids([now], during(before))).toEqual(found);
  });
});

describe('interactions', () => {
  it.each([
    ['Warfarin 5 mg', 'Ibuprofen 400 mg', '! interaction:ibuprofen+warfarin'],
    ['Warfarin 5 mg', 'Metronidazole 400 mg', '! interaction:metronidazole+warfarin'],
    ['Ramipril 5 mg', 'Spironolactone 25 mg', 'interaction:ramipril+spironolactone'],
    ['Sertraline 50 mg', 'Tramadol 50 mg Capsule', '! interaction:sertraline+tramadol'],
    ['Atorvastatin 10 mg', 'Clarithromycin 500 mg', '! interaction:atorvastatin+clarithromycin'],
    [
      'Sildenafil 50 mg',
      'Glyceryl Trinitrate 2.6 mg',
      '! interaction:glyceryl trinitrate+sildenafil',
    ],
    ['Methotrexate 2.5 mg', 'Bactrim', '! interaction:methotrexate+sulfamethoxazole'],
    ['Digoxin 0.25 mg', 'Verapamil 80 mg', '! interaction:digoxin+verapamil'],
    ['Isotretinoin 20 mg', 'Doxycycline 100 mg', '! interaction:doxycycline+isotretinoin'],
    ['Acitretin 25 mg', 'Minocycline 100 mg', '! interaction:acitretin+minocycline'],
    ['Clopidogrel 75 mg', 'Omeprazole 20 mg', '! interaction:clopidogrel+omeprazole'],
    ['Linezolid 600 mg', 'Escitalopram 10 mg', '! interaction:escitalopram+linezolid'],
    ['Azithromycin 500 mg', 'Ondansetron 4 mg', 'interaction:azithromycin+ondansetron'],
    [
      'Ciprofloxacin 500 mg',
      'Calcium Carbonate 500 mg',
      'interaction:calcium carbonate+ciprofloxacin',
    ],
  ])('%s with %s, in either order', (one, other, found) => {
    expect(ids([one, other])).toContain(found);
    expect(ids([other, one])).toEqual(ids([one, other]));
  });

  it('do not include topical drugs, or two ingredients of one product', () => {
    expect(ids(['Warfarin 5 mg', 'Diclofenac 1% Gel'])).toEqual([]);
    expect(ids(['Warfarin 5 mg', 'Clopidogrel 75 mg + Aspirin 75 mg Tablet'])).toEqual([
      '! interaction:aspirin+warfarin',
      'interaction:clopidogrel+warfarin',
    ]);
    expect(ids(['Losartan 50 mg + Hydrochlorothiazide 12.5 mg Tablet'])).toEqual([]);
  });

  it.each([
    ['Nitroglycerin Spray', 'Sildenafil 50 mg', '! interaction:glyceryl trinitrate+sildenafil'],
    [
      'Isosorbide Dinitrate Spray',
      'Tadalafil 10 mg',
      '! interaction:isosorbide dinitrate+tadalafil',
    ],
    ['Miconazole 2% Oral Gel', 'Warfarin 5 mg', '! interaction:miconazole+warfarin'],
    ['Miconazole 100 mg Vaginal Tablet', 'Warfarin 5 mg', '! interaction:miconazole+warfarin'],
    ['Sumatriptan 20 mg Nasal Spray', 'Sertraline 50 mg', 'interaction:sertraline+sumatriptan'],
    [
      'Formoterol 6 mcg + Budesonide 200 mcg Inhaler',
      'Propranolol 40 mg',
      'interaction:formoterol+propranolol',
    ],
    ['Salbutamol 2.5 mg Respules', 'Carvedilol 6.25 mg', 'interaction:carvedilol+salbutamol'],
    [
      'Ciprofloxacin 250 mg Powder for Oral Suspension',
      'Warfarin 5 mg',
      'interaction:ciprofloxacin+warfarin',
    ],
  ])('%s reaches %s', (one, other, found) => {
    expect(ids([one, other])).toEqual([found]);
  });

  it.each([
    ['Miconazole 2% Cream', 'Warfarin 5 mg'],
    ['Budesonide 200 mcg Inhaler', 'Ibuprofen 400 mg'],
    ['Neomycin + Bacitracin Powder', 'Gentamicin 80 mg Injection'],
    ['Clotrimazole 1% Dusting Powder', 'Warfarin 5 mg'],
  ])('%s does not reach %s', (one, other) => {
    expect(ids([one, other])).toEqual([]);
  });

  it('include drugs still taken from an earlier order, but not interactions within that order', () => {
    const warfarin = { name: 'Warfarin 5 mg', description: null, until: '2026-12-01' };
    const running = [warfarin];
    expect(ids(['Ibuprofen 400 mg'], { running })).toEqual(['! interaction:ibuprofen+warfarin']);
    const both = [warfarin, { ...warfarin, name: 'Ibuprofen 400 mg' }];
    expect(ids([], { running: both })).toEqual([]);
  });
});

it('names iron, not one of its salts', () => {
  const { warnings } = check(['Ferrous Sulphate 200 mg', 'Levothyroxine 50 mcg']);
  expect(warnings.map(({ message }) => message)).toEqual([
    'Iron with levothyroxine: taken up less; 4 hours apart.',
  ]);
});

it('knows the theophylline in Deriphylline', () => {
  expect(ids(['Deriphylline Injection', 'Ciprofloxacin 500 mg'])).toEqual([
    '! interaction:ciprofloxacin+theophylline',
  ]);
});
