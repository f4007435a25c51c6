/** A drug of the demo pharmacy: price and cost in paise per piece, and the stock to keep. */
export type DemoDrug = {
  readonly name: string;
  readonly unit: 'tablet' | 'capsule' | 'bottle' | 'tube' | 'sachet' | 'inhaler' | 'strip';
  readonly price: number;
  readonly cost: number;
  readonly keep: number;
  readonly supplier: string;
  readonly description: string;
};

export const SUPPLIERS = ['Nandi Pharma Distributors', 'Kaveri Medicals', 'Deccan Health Supplies'];

function drug(
  name: string,
  unit: DemoDrug['unit'],
  price: number,
  keep: number,
  description: string,
): DemoDrug {
  const supplier = SUPPLIERS[name.length % SUPPLIERS.length] ?? '';
  return { name, unit, price, cost: Math.round(price * 0.72), keep, supplier, description };
}

export const DRUGS = {
  paracetamol: drug('Paracetamol 500 mg', 'tablet', 120, 1_500, 'Fever and pain'),
  paracetamolSyrup: drug(
    'Paracetamol 250 mg/5 ml Syrup 60 ml',
    'bottle',
    4_250,
    40,
    'Fever, child',
  ),
  ibuprofen: drug('Ibuprofen 400 mg', 'tablet', 180, 500, 'Pain and inflammation'),
  diclofenacGel: drug('Diclofenac 1% Gel 30 g', 'tube', 8_600, 30, 'Joint and muscle pain'),
  aceclofenac: drug('Aceclofenac 100 mg + Paracetamol 325 mg', 'tablet', 520, 700, 'Pain'),
  amoxicillin: drug('Amoxicillin 500 mg', 'capsule', 780, 600, 'Antibiotic'),
  amoxiclav: drug(
    'Amoxicillin 500 mg + Clavulanic Acid 125 mg',
    'tablet',
    2_040,
    500,
    'Antibiotic',
  ),
  amoxicillinSyrup: drug('Amoxicillin 125 mg/5 ml Syrup 60 ml', 'bottle', 6_800, 25, 'Antibiotic'),
  azithromycin: drug('Azithromycin 500 mg', 'tablet', 2_390, 300, 'Antibiotic'),
  cefixime: drug('Cefixime 200 mg', 'tablet', 1_080, 300, 'Antibiotic'),
  nitrofurantoin: drug('Nitrofurantoin 100 mg SR', 'capsule', 1_150, 200, 'Urinary antibiotic'),
  cetirizine: drug('Cetirizine 10 mg', 'tablet', 210, 900, 'Allergy'),
  levocetirizine: drug('Levocetirizine 5 mg + Montelukast 10 mg', 'tablet', 1_350, 500, 'Allergy'),
  coughSyrup: drug('Dextromethorphan Cough Syrup 100 ml', 'bottle', 9_800, 60, 'Dry cough'),
  ambroxol: drug(
    'Ambroxol + Terbutaline + Guaifenesin Syrup 100 ml',
    'bottle',
    11_200,
    50,
    'Cough',
  ),
  xylometazoline: drug('Xylometazoline 0.1% Nasal Drops', 'bottle', 7_400, 30, 'Blocked nose'),
  salbutamol: drug('Salbutamol 100 mcg Inhaler', 'inhaler', 15_900, 25, 'Asthma, reliever'),
  budesonide: drug('Budesonide 200 mcg Inhaler', 'inhaler', 29_800, 15, 'Asthma, preventer'),
  pantoprazole: drug('Pantoprazole 40 mg', 'tablet', 860, 1_200, 'Acidity'),
  domperidone: drug('Pantoprazole 40 mg + Domperidone 30 mg SR', 'capsule', 1_240, 400, 'Acidity'),
  antacid: drug('Antacid Gel 200 ml', 'bottle', 12_500, 25, 'Acidity'),
  ondansetron: drug('Ondansetron 4 mg', 'tablet', 540, 250, 'Vomiting'),
  ors: drug('Oral Rehydration Salts 21.8 g', 'sachet', 2_150, 200, 'Dehydration'),
  zinc: drug('Zinc 20 mg Dispersible', 'tablet', 280, 200, 'Diarrhoea, child'),
  racecadotril: drug('Racecadotril 100 mg', 'capsule', 1_620, 120, 'Diarrhoea'),
  metronidazole: drug('Metronidazole 400 mg', 'tablet', 150, 300, 'Antiprotozoal'),
  albendazole: drug('Albendazole 400 mg', 'tablet', 920, 80, 'Worms'),
  metformin: drug('Metformin 500 mg SR', 'tablet', 260, 5_000, 'Diabetes'),
  glimepiride: drug('Glimepiride 1 mg + Metformin 500 mg SR', 'tablet', 780, 2_500, 'Diabetes'),
  sitagliptin: drug('Sitagliptin 50 mg', 'tablet', 1_480, 1_200, 'Diabetes'),
  amlodipine: drug('Amlodipine 5 mg', 'tablet', 290, 3_500, 'Blood pressure'),
  telmisartan: drug('Telmisartan 40 mg', 'tablet', 640, 3_500, 'Blood pressure'),
  atorvastatin: drug('Atorvastatin 10 mg', 'tablet', 720, 2_500, 'Cholesterol'),
  aspirin: drug('Aspirin 75 mg', 'tablet', 40, 1_200, 'Blood thinner'),
  thyroxine: drug('Levothyroxine 50 mcg', 'tablet', 145, 3_500, 'Thyroid'),
  calcium: drug('Calcium 500 mg + Vitamin D3 250 IU', 'tablet', 480, 1_800, 'Bone health'),
  vitaminD: drug('Cholecalciferol 60,000 IU', 'capsule', 3_100, 150, 'Vitamin D'),
  iron: drug('Ferrous Ascorbate 100 mg + Folic Acid 1.5 mg', 'tablet', 1_050, 1_500, 'Anaemia'),
  bComplex: drug('Vitamin B Complex', 'capsule', 180, 1_200, 'Supplement'),
  tranexamic: drug('Tranexamic Acid 500 mg', 'tablet', 1_700, 100, 'Heavy bleeding'),
  mefenamic: drug('Mefenamic Acid 250 mg + Dicyclomine 10 mg', 'tablet', 430, 200, 'Cramps'),
  clotrimazole: drug('Clotrimazole 1% Cream 15 g', 'tube', 7_900, 40, 'Fungal infection'),
  mupirocin: drug('Mupirocin 2% Ointment 5 g', 'tube', 9_600, 25, 'Skin infection'),
  calamine: drug('Calamine Lotion 100 ml', 'bottle', 11_800, 20, 'Itching'),
  permethrin: drug('Permethrin 5% Cream 30 g', 'tube', 9_200, 15, 'Scabies'),
  moxifloxacin: drug('Moxifloxacin 0.5% Eye Drops 5 ml', 'bottle', 10_400, 25, 'Eye infection'),
  lubricant: drug('Carboxymethylcellulose 0.5% Eye Drops 10 ml', 'bottle', 14_500, 20, 'Dry eyes'),
  ciprofloxacinEar: drug('Ciprofloxacin Ear Drops 10 ml', 'bottle', 6_200, 15, 'Ear infection'),
  thiocolchicoside: drug('Thiocolchicoside 4 mg', 'capsule', 1_420, 200, 'Muscle spasm'),
  flunarizine: drug('Flunarizine 10 mg', 'tablet', 690, 150, 'Migraine, preventive'),
  betahistine: drug('Betahistine 16 mg', 'tablet', 1_230, 250, 'Giddiness'),
  povidone: drug('Povidone-Iodine 5% Ointment 20 g', 'tube', 5_800, 25, 'Wounds'),
} as const satisfies Record<string, DemoDrug>;
export type DrugKey = keyof typeof DRUGS;
