/**
 * Usual maximum of an adult's day by mouth, in mg, and of the days of one course. Facts of public
 * sources: product labels (US FDA DailyMed, EMA, UK summaries of product characteristics) and the
 * WHO Model Formulary 2008. If sources differ, the larger value is used, so that usual doses never
 * warn. Cetirizine and levocetirizine have twice their label dose, as guidelines for urticaria
 * allow.
 *
 * `ingredient | mg a day | days`; an empty field is unknown. `!`: any excess is serious; otherwise
 * an excess of up to half is a note.
 */
export const DOSE_LIMITS = `
paracetamol | 4000! |
ibuprofen | 2400 |
diclofenac | 150! |
aceclofenac | 200 |
naproxen | 1500 |
etoricoxib | 120! |
mefenamic acid | 1500 | 7
ketorolac | 40! | 5!
indomethacin | 200 |
piroxicam | 20 |
meloxicam | 15 |
nimesulide | 200! | 10
celecoxib | 400 |
aspirin | 4000 |
tramadol | 400! |
codeine | 240! |
thiocolchicoside | 16 | 7
allopurinol | 900 |
febuxostat | 120 |
colchicine | 2! |
amoxicillin | 3000 | 14
ampicillin | 4000 | 14
cloxacillin | 4000 | 14
azithromycin | 2000 | 7
clarithromycin | 1000 | 14
erythromycin | 4000 | 14
doxycycline | 200 |
minocycline | 200 |
ciprofloxacin | 1500 | 28
ofloxacin | 800 | 28
levofloxacin | 1000 | 28
moxifloxacin | 400 | 21
norfloxacin | 800 | 28
cefixime | 800 | 14
cefpodoxime | 800 | 14
cefuroxime | 1000 | 14
cefalexin | 4000 | 14
cefadroxil | 2000 | 14
clindamycin | 1800 | 14
linezolid | 1200 | 28!
nitrofurantoin | 400 |
metronidazole | 2400 | 14
tinidazole | 2000 |
ornidazole | 1500 |
secnidazole | 2000 |
albendazole | 800 | 28
hydroxychloroquine | 800 |
aciclovir | 4000 |
valaciclovir | 3000 |
oseltamivir | 150 | 10
fluconazole | 800 |
itraconazole | 400 |
terbinafine | 250 |
griseofulvin | 1000 |
cetirizine | 20 |
levocetirizine | 10 |
montelukast | 10 |
fexofenadine | 180 |
loratadine | 10 |
desloratadine | 5 |
bilastine | 20 |
chlorpheniramine | 24 |
hydroxyzine | 100 |
promethazine | 100 |
dextromethorphan | 120 |
ambroxol | 120 |
theophylline | 900! |
salbutamol | 32 |
omeprazole | 40 |
pantoprazole | 80 |
rabeprazole | 40 |
esomeprazole | 80 |
famotidine | 80 |
ranitidine | 600 |
domperidone | 30 | 7
metoclopramide | 30! | 5
ondansetron | 24 |
drotaverine | 240 |
dicyclomine | 160 |
loperamide | 16! | 5
racecadotril | 300 | 7
amlodipine | 10 |
cilnidipine | 20 |
nifedipine | 120 |
telmisartan | 80 |
losartan | 100 |
olmesartan | 40 |
valsartan | 320 |
enalapril | 40 |
ramipril | 20 |
lisinopril | 80 |
atenolol | 200 |
metoprolol | 400 |
bisoprolol | 20 |
carvedilol | 100 |
propranolol | 320 |
hydrochlorothiazide | 50 |
chlorthalidone | 100 |
indapamide | 5 |
spironolactone | 400 |
clopidogrel | 300 |
atorvastatin | 80 |
rosuvastatin | 40 |
simvastatin | 40 |
fenofibrate | 267 |
isosorbide mononitrate | 240 |
digoxin | 0.5! |
warfarin | 15! |
ivabradine | 15 |
prazosin | 20 |
methyldopa | 3000 |
labetalol | 2400 |
amiodarone | 600 |
metformin | 3000 |
glimepiride | 8! |
gliclazide | 320! |
glibenclamide | 20! |
sitagliptin | 100 |
vildagliptin | 100 |
teneligliptin | 40 |
linagliptin | 5 |
dapagliflozin | 10 |
empagliflozin | 25 |
pioglitazone | 45 |
voglibose | 0.9 |
levothyroxine | 0.3! |
carbimazole | 60 |
propylthiouracil | 600 |
prednisolone | 60 |
methylprednisolone | 64 |
deflazacort | 120 |
dexamethasone | 16 |
amitriptyline | 150 |
escitalopram | 20 |
citalopram | 40! |
fluoxetine | 80 |
sertraline | 200 |
duloxetine | 120 |
clonazepam | 8 |
diazepam | 40! |
lorazepam | 10! |
alprazolam | 6! |
zolpidem | 10! | 28
olanzapine | 20 |
risperidone | 16 |
haloperidol | 20 |
lithium | 1800! |
pregabalin | 600! |
gabapentin | 3600 |
carbamazepine | 2000 |
phenytoin | 600! |
levetiracetam | 3000 |
flunarizine | 10 |
sumatriptan | 300 |
betahistine | 48 |
prochlorperazine | 40 |
trihexyphenidyl | 20 |
donepezil | 10 |
tranexamic acid | 4500 |
letrozole | 7.5 |
clomifene | 150 | 6
tamsulosin | 0.8 |
finasteride | 5 |
solifenacin | 10 |
sildenafil | 100! |
tadalafil | 20! |
misoprostol | 0.8 |
methotrexate | 25! |
tizanidine | 36 |
`;

/**
 * Drugs taken once a week, with the maximum days of a course without weekly directions. Daily
 * methotrexate is a known cause of death; weeks of daily high-dose colecalciferol cause high
 * calcium. A bisphosphonate of a week's strength harms the gullet when taken daily.
 *
 * `ingredient | days | from this strength, in IU or mg`.
 */
export const ONCE_A_WEEK = `
methotrexate | 1 |
colecalciferol | 7 | 50000
alendronic acid, risedronate | 1 | 35
`;

/**
 * Maximum of a child's day by mouth, in mg: the doses of US over-the-counter labels by age,
 * paracetamol five times and ibuprofen four times a day. Under 2 years the labels refer to a
 * doctor.
 *
 * `ingredient | from this age in years | mg a day`; the next line of an ingredient ends the one
 * before.
 */
export const CHILD_DOSE_LIMITS = `
paracetamol | 2 | 800
paracetamol | 4 | 1200
paracetamol | 6 | 1600
paracetamol | 9 | 2000
paracetamol | 11 | 2400
ibuprofen | 2 | 400
ibuprofen | 4 | 600
ibuprofen | 6 | 800
ibuprofen | 9 | 1000
ibuprofen | 11 | 1200
`;

/** Substances whose two tablet strengths are usually combined into one dose. */
export const USUAL_IN_TWO_STRENGTHS = `
insulin, levothyroxine, warfarin, acenocoumarol, prednisolone, methylprednisolone, deflazacort,
dexamethasone, methotrexate, colecalciferol, folic acid, calcium carbonate, zinc, vitamin b complex,
methylcobalamin, pyridoxine, thiamine, ascorbic acid, multivitamin, rehydration salts, sodium chloride,
lactobacillus, clavulanic acid, simethicone, magnesium hydroxide, aluminium hydroxide
`;
