/**
 * The class of each ingredient. Facts of public sources: the WHO ATC/DDD index (classes), the WHO
 * Model List of Essential Medicines (23rd list, 2023), the National List of Essential Medicines of
 * India 2022, and product labels (US FDA DailyMed, EMA).
 *
 * `twice`: two members in one order are `serious` or a `note`; null where that is usual treatment.
 * `cross`: an allergy to one member applies to all.
 */
type DrugClass = {
  /** Singular and plural for a sentence. */
  readonly one: string;
  readonly many: string;
  readonly twice: 'serious' | 'note' | null;
  readonly cross?: true;
  readonly members: string;
};

export const DRUG_CLASSES = {
  nsaid: {
    one: 'an NSAID',
    many: 'NSAIDs',
    twice: 'serious',
    cross: true,
    members:
      'ibuprofen, diclofenac, aceclofenac, naproxen, etoricoxib, mefenamic acid, ketorolac, indomethacin, piroxicam, meloxicam, tenoxicam, lornoxicam, celecoxib, parecoxib, nimesulide, flurbiprofen, ketoprofen, dexketoprofen, nabumetone, etodolac',
  },
  penicillin: {
    one: 'a penicillin',
    many: 'penicillins',
    twice: 'note',
    cross: true,
    members:
      'amoxicillin, ampicillin, cloxacillin, dicloxacillin, flucloxacillin, benzathine benzylpenicillin, benzylpenicillin, penicillin v, penicillin, piperacillin',
  },
  cephalosporin: {
    one: 'a cephalosporin',
    many: 'cephalosporins',
    twice: 'note',
    cross: true,
    members:
      'cefixime, cefpodoxime, cefuroxime, cefalexin, cefadroxil, ceftriaxone, cefaclor, cefdinir, cefditoren, cefprozil, ceftibuten, cefoperazone, cefepime, cefotaxime, ceftazidime, cefazolin',
  },
  carbapenem: {
    one: 'a carbapenem',
    many: 'carbapenems',
    twice: 'note',
    cross: true,
    members: 'meropenem, imipenem, ertapenem, faropenem',
  },
  macrolide: {
    one: 'a macrolide',
    many: 'macrolides',
    twice: 'serious',
    cross: true,
    members: 'azithromycin, clarithromycin, erythromycin, roxithromycin, josamycin',
  },
  quinolone: {
    one: 'a quinolone',
    many: 'quinolones',
    twice: 'serious',
    cross: true,
    members:
      'ciprofloxacin, ofloxacin, levofloxacin, moxifloxacin, norfloxacin, gatifloxacin, sparfloxacin, prulifloxacin, gemifloxacin, nalidixic acid',
  },
  tetracycline: {
    one: 'a tetracycline',
    many: 'tetracyclines',
    twice: 'serious',
    cross: true,
    members: 'doxycycline, minocycline, tetracycline, tigecycline',
  },
  sulfonamide: {
    one: 'a sulfonamide',
    many: 'sulfonamides',
    twice: 'note',
    cross: true,
    members:
      'sulfamethoxazole, sulfadiazine, silver sulfadiazine, sulfacetamide, sulfadoxine, sulfasalazine',
  },
  nitroimidazole: {
    one: 'a nitroimidazole',
    many: 'nitroimidazoles',
    twice: 'serious',
    cross: true,
    members: 'metronidazole, tinidazole, ornidazole, secnidazole',
  },
  aminoglycoside: {
    one: 'an aminoglycoside',
    many: 'aminoglycosides',
    twice: 'serious',
    cross: true,
    members: 'gentamicin, amikacin, tobramycin, streptomycin, kanamycin, neomycin, framycetin',
  },
  azole: {
    one: 'an azole antifungal',
    many: 'azole antifungals',
    twice: 'serious',
    members: 'fluconazole, itraconazole, ketoconazole, voriconazole, posaconazole, miconazole',
  },
  opioid: {
    one: 'an opioid',
    many: 'opioids',
    twice: 'serious',
    members:
      'tramadol, codeine, tapentadol, morphine, fentanyl, buprenorphine, pentazocine, methadone',
  },
  vka: {
    one: 'a vitamin K antagonist',
    many: 'vitamin K antagonists',
    twice: 'serious',
    members: 'warfarin, acenocoumarol',
  },
  doac: {
    one: 'an anticoagulant',
    many: 'anticoagulants',
    twice: 'serious',
    members: 'dabigatran, rivaroxaban, apixaban, edoxaban',
  },
  ace: {
    one: 'an ACE inhibitor',
    many: 'ACE inhibitors',
    twice: 'serious',
    cross: true,
    members:
      'enalapril, ramipril, lisinopril, perindopril, captopril, benazepril, fosinopril, quinapril',
  },
  arb: {
    one: 'an angiotensin receptor blocker',
    many: 'angiotensin receptor blockers',
    twice: 'serious',
    members:
      'telmisartan, losartan, olmesartan, azilsartan, candesartan, irbesartan, valsartan, eprosartan',
  },
  potassiumSparing: {
    one: 'a potassium-sparing diuretic',
    many: 'potassium-sparing diuretics',
    twice: 'serious',
    members: 'spironolactone, eplerenone, amiloride, triamterene',
  },
  betaBlocker: {
    one: 'a beta blocker',
    many: 'beta blockers',
    twice: 'serious',
    members:
      'atenolol, metoprolol, bisoprolol, carvedilol, propranolol, nebivolol, sotalol, nadolol, labetalol',
  },
  calciumBlocker: {
    one: 'a dihydropyridine',
    many: 'dihydropyridines',
    twice: 'serious',
    members:
      'amlodipine, cilnidipine, nifedipine, felodipine, lercanidipine, benidipine, azelnidipine, nicardipine',
  },
  rateLimiting: {
    one: 'a rate-limiting calcium blocker',
    many: 'rate-limiting calcium blockers',
    twice: 'serious',
    members: 'verapamil, diltiazem',
  },
  thiazide: {
    one: 'a thiazide diuretic',
    many: 'thiazide diuretics',
    twice: 'serious',
    members: 'hydrochlorothiazide, chlorthalidone, indapamide, metolazone',
  },
  loop: {
    one: 'a loop diuretic',
    many: 'loop diuretics',
    twice: 'serious',
    members: 'furosemide, torasemide, bumetanide',
  },
  statin: {
    one: 'a statin',
    many: 'statins',
    twice: 'serious',
    members: 'atorvastatin, rosuvastatin, simvastatin, pravastatin, pitavastatin, lovastatin',
  },
  nitrate: {
    one: 'a nitrate',
    many: 'nitrates',
    twice: null,
    members: 'glyceryl trinitrate, isosorbide dinitrate, isosorbide mononitrate',
  },
  pde5: {
    one: 'a PDE5 inhibitor',
    many: 'PDE5 inhibitors',
    twice: 'serious',
    members: 'sildenafil, tadalafil, vardenafil, udenafil',
  },
  alphaBlocker: {
    one: 'an alpha blocker',
    many: 'alpha blockers',
    twice: 'note',
    members: 'prazosin, tamsulosin, alfuzosin, silodosin, doxazosin, terazosin',
  },
  sulfonylurea: {
    one: 'a sulfonylurea',
    many: 'sulfonylureas',
    twice: 'serious',
    members: 'glimepiride, gliclazide, glibenclamide, glipizide',
  },
  gliptin: {
    one: 'a gliptin',
    many: 'gliptins',
    twice: 'serious',
    members: 'sitagliptin, vildagliptin, teneligliptin, linagliptin, saxagliptin, alogliptin',
  },
  gliflozin: {
    one: 'a gliflozin',
    many: 'gliflozins',
    twice: 'serious',
    members: 'dapagliflozin, empagliflozin, canagliflozin, ertugliflozin, remogliflozin',
  },
  ssri: {
    one: 'a serotonin reuptake inhibitor',
    many: 'serotonin reuptake inhibitors',
    twice: 'serious',
    members:
      'escitalopram, citalopram, fluoxetine, sertraline, paroxetine, fluvoxamine, duloxetine, venlafaxine, desvenlafaxine',
  },
  tricyclic: {
    one: 'a tricyclic antidepressant',
    many: 'tricyclic antidepressants',
    twice: 'serious',
    members: 'amitriptyline, nortriptyline, imipramine, clomipramine, dothiepin, doxepin',
  },
  maoi: {
    one: 'an MAO inhibitor',
    many: 'MAO inhibitors',
    twice: 'serious',
    members: 'selegiline, rasagiline, phenelzine, tranylcypromine, moclobemide',
  },
  benzodiazepine: {
    one: 'a benzodiazepine',
    many: 'benzodiazepines',
    twice: 'serious',
    members:
      'clonazepam, diazepam, lorazepam, alprazolam, chlordiazepoxide, nitrazepam, clobazam, midazolam, etizolam',
  },
  antipsychotic: {
    one: 'an antipsychotic',
    many: 'antipsychotics',
    twice: 'note',
    members:
      'olanzapine, risperidone, haloperidol, quetiapine, aripiprazole, amisulpride, chlorpromazine, clozapine, prochlorperazine',
  },
  triptan: {
    one: 'a triptan',
    many: 'triptans',
    twice: 'serious',
    members: 'sumatriptan, rizatriptan, zolmitriptan, naratriptan',
  },
  ppi: {
    one: 'a proton pump inhibitor',
    many: 'proton pump inhibitors',
    twice: 'serious',
    members:
      'omeprazole, pantoprazole, rabeprazole, esomeprazole, lansoprazole, dexlansoprazole, ilaprazole',
  },
  h2: {
    one: 'an H2 blocker',
    many: 'H2 blockers',
    twice: 'serious',
    members: 'famotidine, ranitidine, cimetidine, nizatidine',
  },
  antihistamine: {
    one: 'an antihistamine',
    many: 'antihistamines',
    twice: 'note',
    members:
      'cetirizine, levocetirizine, fexofenadine, loratadine, desloratadine, bilastine, ebastine, rupatadine, chlorpheniramine, pheniramine, hydroxyzine, promethazine, cyproheptadine, diphenhydramine, dexchlorpheniramine, doxylamine, ketotifen',
  },
  steroid: {
    one: 'a corticosteroid',
    many: 'corticosteroids',
    twice: 'note',
    members:
      'prednisolone, methylprednisolone, deflazacort, dexamethasone, betamethasone, hydrocortisone, prednisone, triamcinolone',
  },
  contraceptive: {
    one: 'a hormonal contraceptive',
    many: 'hormonal contraceptives',
    twice: null,
    members: 'ethinylestradiol, levonorgestrel, desogestrel, drospirenone',
  },
  xanthine: {
    one: 'a xanthine',
    many: 'xanthines',
    twice: 'note',
    members: 'theophylline, aminophylline, doxofylline, acebrophylline',
  },
  inducer: {
    one: 'an enzyme inducer',
    many: 'enzyme inducers',
    twice: null,
    members: 'rifampicin, carbamazepine, phenytoin, phenobarbital',
  },
  /** Binds other drugs in the gut; given some hours apart. */
  binder: {
    one: 'a mineral or antacid',
    many: 'minerals and antacids',
    twice: null,
    members:
      'calcium carbonate, ferrous sulfate, ferrous ascorbate, ferrous fumarate, iron polymaltose, magaldrate, aluminium hydroxide, magnesium hydroxide, zinc sulfate, zinc, sucralfate',
  },
  /** Known to prolong the QT interval (public lists of label warnings). */
  qt: {
    one: 'a drug that lengthens QT',
    many: 'drugs that lengthen QT',
    twice: null,
    members:
      'azithromycin, clarithromycin, erythromycin, moxifloxacin, levofloxacin, chloroquine, hydroxychloroquine, domperidone, haloperidol, citalopram, escitalopram, ondansetron, fluconazole, methadone, donepezil, chlorpromazine, quinine',
  },
  antiarrhythmic: {
    one: 'an antiarrhythmic',
    many: 'antiarrhythmics',
    twice: 'serious',
    members: 'amiodarone, sotalol, dronedarone, flecainide, propafenone',
  },
} as const satisfies Record<string, DrugClass>;
export type DrugClassName = keyof typeof DRUG_CLASSES;

/** Reviewed and in none of the classes above; other tables have entries for them. */
export const OTHER_INGREDIENTS = `
paracetamol, serratiopeptidase, aspirin, allopurinol, febuxostat, colchicine, thiocolchicoside,
chlorzoxazone, clavulanic acid, clindamycin, linezolid, nitrofurantoin, fosfomycin, trimethoprim, rifaximin,
diloxanide furoate, nitazoxanide, albendazole, mebendazole, ivermectin, praziquantel, diethylcarbamazine,
primaquine, artemether, lumefantrine, artesunate, aciclovir, valaciclovir, oseltamivir, terbinafine,
griseofulvin, nystatin, clotrimazole, luliconazole, montelukast, dextromethorphan, ambroxol, guaifenesin,
terbutaline, bromhexine, acetylcysteine, phenylephrine, xylometazoline, oxymetazoline, sodium chloride,
fluticasone, mometasone, salbutamol, levosalbutamol, ipratropium, budesonide, beclometasone, formoterol,
salmeterol, tiotropium, etofylline, simethicone, metoclopramide, dicyclomine, hyoscine butylbromide,
drotaverine, loperamide, racecadotril, rehydration salts, saccharomyces boulardii, lactobacillus, lactulose,
bisacodyl, ispaghula husk, polyethylene glycol, glycerin, milk magnesia, liquid paraffin,
ursodeoxycholic acid, mesalazine, pancreatin, clopidogrel, fenofibrate, digoxin, ivabradine, clonidine,
methyldopa, metformin, pioglitazone, voglibose, insulin, levothyroxine, carbimazole, propylthiouracil,
folic acid, iron sucrose, colecalciferol, vitamin b complex, methylcobalamin, pyridoxine, thiamine,
ascorbic acid, vitamin a, vitamin e, multivitamin, alendronic acid, phytomenadione, lithium, pregabalin,
gabapentin, sodium valproate, levetiracetam, flunarizine, betahistine, cinnarizine, trihexyphenidyl,
carbidopa, levodopa, clobetasol, fusidic acid, mupirocin, bacitracin, povidone iodine, permethrin,
benzoyl peroxide, adapalene, salicylic acid, calamine, urea, tretinoin, lidocaine, chloramphenicol,
carboxymethylcellulose, olopatadine, timolol, latanoprost, sodium cromoglicate, chlorhexidine,
choline salicylate, norethisterone, medroxyprogesterone, progesterone, tranexamic acid, letrozole,
clomifene, cabergoline, misoprostol, finasteride, dutasteride, flavoxate, disodium hydrogen citrate,
solifenacin, adrenaline, atropine, dextrose, ringer lactate, methotrexate, isotretinoin, acitretin,
leflunomide, thalidomide, mycophenolate, azathioprine, mercaptopurine, ciclosporin, tizanidine, zolpidem,
gemfibrozil, potassium chloride, nicorandil, ergotamine, disulfiram, tamoxifen, lamotrigine, topiramate,
sacubitril, isoniazid, bupropion, trazodone, mirtazapine
`;
