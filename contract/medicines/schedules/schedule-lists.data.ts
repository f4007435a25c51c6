/**
 * The schedule of each substance in the shipped list, each with the text that it was read from. A substance in none of
 * these lists has no schedule here: it is unknown, not free.
 */
type ScheduleList = {
  readonly schedule: 'G' | 'H' | 'H1';
  readonly source: string;
  /** Names as the shipped list writes them, separated by commas. */
  readonly substances: string;
};

/** The strictest first. */
export const SCHEDULE_LISTS: readonly ScheduleList[] = [
  {
    schedule: 'H1',
    source: 'Drugs Rules, 1945, Schedule H1 (G.S.R. 588(E) of 30 August 2013)',
    substances: `
      Alprazolam, Cefixime, Cefpodoxime, Ceftriaxone, Codeine, Diazepam, Ethambutol, Isoniazid, Levofloxacin,
      Moxifloxacin, Pyrazinamide, Rifampicin, Tramadol, Zolpidem`,
  },
  {
    schedule: 'H1',
    source: 'Drugs Rules, 1945, Schedule H1 (G.S.R. 377(E) of 13 May 2026)',
    substances: 'Pregabalin',
  },
  {
    schedule: 'H1',
    source: 'G.S.R. 219(E) of 26 March 2020, which sells it by the rules of Schedule H1',
    substances: 'Hydroxychloroquine',
  },
  {
    schedule: 'H',
    source: 'Drugs Rules, 1945, Schedule H (G.S.R. 160(E) of 16 March 2006)',
    substances: `
      Aciclovir, Albendazole, Alendronic Acid, Allopurinol, Amitriptyline, Amlodipine, Artemether, Artesunate, Atenolol,
      Atorvastatin, Betahistine, Bromhexine, Budesonide, Cabergoline, Carbidopa, Carvedilol, Cetirizine,
      Chlorpheniramine, Chlorzoxazone, Cinnarizine, Ciprofloxacin, Clavulanic Acid, Clobetasol, Clonazepam, Clonidine,
      Clopidogrel, Clotrimazole, Colchicine, Dextromethorphan, Diclofenac, Diclofenac Sodium, Dicyclomine, Digoxin,
      Domperidone, Donepezil, Enalapril, Adrenaline, Esomeprazole, Famotidine, Fenofibrate, Fexofenadine,
      Finasteride, Flavoxate, Flunarizine, Fluoxetine, Fluticasone, Gabapentin, Gliclazide, Glimepiride, Haloperidol,
      Hydroxyzine, Ibuprofen, Indomethacin, Insulin Human Regular, Insulin Human 30/70, Insulin Human NPH, Iron Sucrose,
      Isosorbide Dinitrate, Isosorbide Mononitrate, Ketoconazole, Ketorolac, Labetalol, Latanoprost, Letrozole,
      Levocetirizine, Levodopa, Lithium Carbonate, Loperamide, Lorazepam, Losartan, Mebendazole, Medroxyprogesterone,
      Mefenamic Acid, Metoclopramide, Metoprolol Succinate, Metronidazole, Miconazole, Misoprostol, Mometasone,
      Montelukast, Naproxen, Nifedipine, Glyceryl Trinitrate, Norfloxacin, Ofloxacin, Olanzapine, Omeprazole,
      Ornidazole, Oxymetazoline, Pantoprazole, Phenobarbital, Pioglitazone, Praziquantel, Propranolol,
      Prochlorperazine, Rabeprazole, Racecadotril, Ramipril, Risperidone, Salbutamol, Secnidazole, Serratiopeptidase,
      Sertraline, Sildenafil, Sodium Cromoglicate, Sodium Valproate, Spironolactone, Sucralfate, Sumatriptan,
      Tamsulosin, Telmisartan, Terbutaline, Thiocolchicoside, Timolol, Tinidazole, Tranexamic Acid, Tretinoin,
      Sulfamethoxazole, Trimethoprim`,
  },
  {
    schedule: 'H',
    source: 'Drugs Rules, 1945, Schedule H (G.S.R. 160(E) of 16 March 2006), “Antibiotics”',
    substances: `
      Amoxicillin, Azithromycin, Clarithromycin, Erythromycin, Doxycycline, Minocycline, Tetracycline, Cefuroxime,
      Cefalexin, Cefadroxil, Gentamicin, Amikacin, Benzathine Benzylpenicillin, Cloxacillin, Ampicillin, Clindamycin,
      Fosfomycin, Rifaximin, Tobramycin, Chloramphenicol, Griseofulvin, Linezolid`,
  },
  {
    schedule: 'H',
    source: 'Drugs Rules, 1945, Schedule H (G.S.R. 160(E) of 16 March 2006), “Corticosteroids”',
    substances: `
      Prednisolone, Methylprednisolone, Deflazacort, Dexamethasone, Hydrocortisone, Beclometasone, Betamethasone Valerate,
      Triamcinolone`,
  },
  {
    schedule: 'H',
    source:
      'Drugs Rules, 1945, Schedule H (G.S.R. 160(E) of 16 March 2006), “Androgenic, anabolic, oestrogenic and progestational substances”',
    substances: 'Norethisterone, Progesterone',
  },
  {
    schedule: 'G',
    source: 'Drugs Rules, 1945, Schedule G',
    substances: `
      Metformin, Glibenclamide, Phenytoin, Promethazine, Pheniramine, Doxylamine, Hydrochlorothiazide, Chlorthalidone`,
  },
];

/** The steroids for the skin that Schedule H names although it leaves out other preparations for the skin. */
export const SKIN_STEROIDS = {
  source: 'Drugs Rules, 1945, Schedule H (G.S.R. 277(E) of 23 March 2018)',
  substances: 'Betamethasone Valerate, Clobetasol, Mometasone',
} as const;
