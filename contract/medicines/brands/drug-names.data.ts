/**
 * Synonyms of substances, one line each: `canonical: others`. Spellings that `spellingKey`
 * normalizes (amoxycillin, cephalexin, sulphate) need no line.
 */
export const SALT_NAMES = `
paracetamol: acetaminophen, pcm, apap
acetylsalicylic acid: aspirin, asa, asprin
amoxicillin: amox, amoxi
clavulanic acid: clavulanate, clavulanate potassium, potassium clavulanate, clav, clavulanic
colecalciferol: cholecalciferol, vitamin d3, vit d3, vitd3, vitamin d, vit d, d3
calcium carbonate: calcium, cal
levothyroxine: thyroxine, l thyroxine, levothyroxin
salbutamol: albuterol
levosalbutamol: levalbuterol
furosemide: frusemide
torasemide: torsemide
lidocaine: lignocaine
adrenaline: epinephrine
phenobarbital: phenobarbitone
chlorpheniramine: chlorphenamine, chlorpheniramine maleate, cpm
beclometasone: beclomethasone
colchicine: colchicin
rehydration salts: ors, rehydration salt, rehydration salts who formula, who ors
vitamin b complex: b complex, bcomplex, vit b complex, bc
ascorbic acid: vitamin c, vit c, vitc
vitamin e: vit e, tocopherol
vitamin a: vit a
methylcobalamin: mecobalamin, vitamin b12, vit b12, b12, mecobal
pyridoxine: vitamin b6, vit b6, b6
thiamine: vitamin b1, vit b1, b1
phytomenadione: vitamin k1, vit k, vitamin k, vit k1
glyceryl trinitrate: nitroglycerin, nitroglycerine, gtn, ntg
isosorbide mononitrate: ismn
isosorbide dinitrate: isdn
hydrochlorothiazide: hctz, hct
chlorthalidone: chlortalidone, ctd
sodium valproate: valproate, valproic acid, divalproex
ursodeoxycholic acid: udca, ursodiol
hydroxychloroquine: hcq, hcqs
propylthiouracil: ptu
diethylcarbamazine: dec
acetylcysteine: n acetylcysteine, nac
trihexyphenidyl: thp, benzhexol
clomifene: clomiphene
ispaghula husk: isabgol, psyllium, psyllium husk, ispaghula, isapgol
liquid paraffin: liq paraffin
tetanus toxoid: tt
medroxyprogesterone: mpa
hyoscine butylbromide: hyoscine
dicyclomine: dicycloverine
metoclopramide: metoclopramid
levodopa: l dopa
polyethylene glycol: peg, macrogol
carboxymethylcellulose: cmc, carmellose
benzathine benzylpenicillin: benzathine penicillin, penidure
silver sulfadiazine: ssd, silver sulphadiazine
povidone iodine: povidone
sodium chloride: saline, normal saline, ns
ringer lactate: rl, ringers lactate
simethicone: simeticone
etofylline: etophylline
ferrous ascorbate: ferrous ascorbate elemental iron
iron polymaltose: ferric hydroxide polymaltose
norethisterone: norethindrone
acenocoumarol: nicoumalone
glibenclamide: glyburide
rifampicin: rifampin
penicillin v: phenoxymethylpenicillin
mesalazine: mesalamine, 5 asa
tranexamic acid: tranexa, txa
mefenamic acid: mefenamic
folic acid: folate, folic
fusidic acid: fusidic, sodium fusidate
ketorolac: ketorolac tromethamine
serratiopeptidase: serratio, serratiopeptidas
saccharomyces boulardii: s boulardii
human insulin: insulin human
pethidine: meperidine
ciclosporin: cyclosporine, cyclosporin, cyclosporin a
dothiepin: dosulepin
isoprenaline: isoproterenol
noradrenaline: norepinephrine
ergometrine: ergonovine
methylergometrine: methylergonovine
dextropropoxyphene: propoxyphene
dexamfetamine: dextroamphetamine, dexamphetamine
amphetamine: amfetamine
lisdexamfetamine: lisdexamphetamine
methamphetamine: metamfetamine
st johns wort: st john s wort, st john wort, hypericum, hypericum perforatum
methylene blue: methylthioninium chloride, methylthioninium
suxamethonium: succinylcholine
thiothixene: tiotixene
flupentixol: flupenthixol
zuclopenthixol: zuclopentixol
methimazole: thiamazole
dipyrone: metamizole, analgin
mycophenolate: mycophenolate mofetil, mycophenolic acid
penicillamine: d penicillamine
fluorouracil: 5 fluorouracil, 5 fu
mercaptopurine: 6 mercaptopurine, 6 mp
hydroxyurea: hydroxycarbamide
colestyramine: cholestyramine
niacin: nicotinic acid
potassium chloride: kcl
bcg vaccine: bcg, bacillus calmette guerin vaccine
mmr vaccine: measles mumps rubella vaccine
mr vaccine: measles rubella vaccine
opv: oral polio vaccine, polio vaccine oral
conjugated estrogens: conjugated oestrogens, conjugated oestrogen, conjugated estrogen
estradiol: oestradiol
ethinylestradiol: ethinyl estradiol, ethinyloestradiol, ethinyl oestradiol
interferon: interferon alfa, peginterferon, peginterferon alfa, interferon beta
amphotericin: amphotericin b
polymyxin: polymyxin b
bendroflumethiazide: bendrofluazide
levomethadyl: levacetylmethadol
artenimol: dihydroartemisinin
arteether: artemotil, alpha beta arteether
omega 3: omega 3 fatty acids
trimeprazine: alimemazine
benzylpenicillin: penicillin g
aciclovir: acyclovir
valaciclovir: valacyclovir
sodium nitroprusside: nitroprusside
phenylpropanolamine: ppa
heparin: unfractionated heparin, heparin sodium
grapefruit: grapefruit juice
isocarboxazid: isocarboxazide
`;

/** Short names that stand for a substance only beside another one. */
export const SHORT_IN_PAIRS = `
paracetamol: para, pcm
ibuprofen: ibu
amoxicillin: amoxy, amox
clavulanic acid: clav
aceclofenac: aceclo
serratiopeptidase: serra, serratio
diclofenac: diclo
ofloxacin: oflo, oflox
ornidazole: orni
norfloxacin: norflo, norflox
tinidazole: tini
telmisartan: telmi
amlodipine: amlo
hydrochlorothiazide: hctz
pantoprazole: panto
rabeprazole: rabe
domperidone: dompe, dom
levocetirizine: levocet
montelukast: monte
glimepiride: glime, glim
metformin: met
mefenamic acid: mefenamic
tranexamic acid: tranexa, tranexamic
`;

/**
 * Common Indian brands, one line each: `brand: composition`, in the words of an inventory.
 * Strengths are given only where the brand has a single strength, or where its number is not a
 * strength.
 */
export const BRANDS = `
crocin: paracetamol
dolo: paracetamol
calpol: paracetamol
pacimol: paracetamol
metacin: paracetamol
p 500: paracetamol 500 mg tablet
p 650: paracetamol 650 mg tablet
febrex: paracetamol
combiflam: ibuprofen 400 mg + paracetamol 325 mg
brufen: ibuprofen
ibugesic: ibuprofen
ibugesic plus: ibuprofen + paracetamol
meftal: mefenamic acid
meftal p: mefenamic acid
meftal spas: dicyclomine 10 mg + mefenamic acid 250 mg
cyclopam: dicyclomine 20 mg + paracetamol 500 mg
voveran: diclofenac
voveran sr: diclofenac sr
zerodol: aceclofenac
zerodol p: aceclofenac 100 mg + paracetamol 325 mg
zerodol sp: aceclofenac 100 mg + paracetamol 325 mg + serratiopeptidase 15 mg
hifenac p: aceclofenac 100 mg + paracetamol 325 mg
aceclo plus: aceclofenac 100 mg + paracetamol 325 mg
naprosyn: naproxen
nucoxia: etoricoxib
etoshine: etoricoxib
ultracet: tramadol 37.5 mg + paracetamol 325 mg
tramazac: tramadol
zyloric: allopurinol
febutaz: febuxostat
augmentin: amoxicillin + clavulanic acid
augmentin duo: amoxicillin + clavulanic acid
moxikind cv: amoxicillin + clavulanic acid
clavam: amoxicillin + clavulanic acid
co amoxiclav: amoxicillin + clavulanic acid
amoxiclav: amoxicillin + clavulanic acid
amoxclav: amoxicillin + clavulanic acid
mox: amoxicillin
novamox: amoxicillin
azithral: azithromycin
azee: azithromycin
azilide: azithromycin
zithromax: azithromycin
claribid: clarithromycin
doxy: doxycycline
doxt: doxycycline
doxt sl: doxycycline + lactobacillus
cifran: ciprofloxacin
ciplox: ciprofloxacin
cipro: ciprofloxacin
oflox: ofloxacin
zenflox: ofloxacin
zanocin: ofloxacin
o2: ofloxacin 200 mg + ornidazole 500 mg
zenflox oz: ofloxacin 200 mg + ornidazole 500 mg
oflox oz: ofloxacin 200 mg + ornidazole 500 mg
norflox: norfloxacin
norflox tz: norfloxacin 400 mg + tinidazole 600 mg
levoflox: levofloxacin
levomac: levofloxacin
moxicip: moxifloxacin
taxim o: cefixime
zifi: cefixime
mahacef: cefixime
cefix: cefixime
monocef: ceftriaxone injection
monocef o: cefpodoxime
cepodem: cefpodoxime
ceftum: cefuroxime
sporidex: cefalexin
phexin: cefalexin
droxyl: cefadroxil
niftran: nitrofurantoin
martifur: nitrofurantoin
septran: sulfamethoxazole 400 mg + trimethoprim 80 mg
septran ds: sulfamethoxazole 800 mg + trimethoprim 160 mg
bactrim: sulfamethoxazole 400 mg + trimethoprim 80 mg
bactrim ds: sulfamethoxazole 800 mg + trimethoprim 160 mg
cotrimoxazole: sulfamethoxazole + trimethoprim
co trimoxazole: sulfamethoxazole + trimethoprim
cotrimoxazole ds: sulfamethoxazole 800 mg + trimethoprim 160 mg
rifagut: rifaximin
dalacin c: clindamycin
linospan: linezolid
flagyl: metronidazole
metrogyl: metronidazole
metro: metronidazole
tiniba: tinidazole
zentel: albendazole
bandy: albendazole
noworm: albendazole
bandy plus: albendazole 400 mg + ivermectin 6 mg
ivecop: ivermectin
lariago: chloroquine
hcqs: hydroxychloroquine
nizonide: nitazoxanide
zovirax: aciclovir
acivir: aciclovir
fluvir: oseltamivir
tamiflu: oseltamivir
forcan: fluconazole
flucos: fluconazole
canditral: itraconazole
itaspor: itraconazole
terbicip: terbinafine
candid: clotrimazole
candid b: clotrimazole + beclometasone
cetzine: cetirizine
alerid: cetirizine
okacet: cetirizine
zyrtec: cetirizine
cetriz: cetirizine
levocet: levocetirizine
lcz: levocetirizine
xyzal: levocetirizine
levocet m: levocetirizine 5 mg + montelukast 10 mg
montair: montelukast
montair lc: levocetirizine 5 mg + montelukast 10 mg
montek: montelukast
montek lc: levocetirizine 5 mg + montelukast 10 mg
telekast l: levocetirizine 5 mg + montelukast 10 mg
allegra: fexofenadine
avil: pheniramine
atarax: hydroxyzine
phenergan: promethazine
mucinac: acetylcysteine
otrivin: xylometazoline nasal drops
nasivion: oxymetazoline nasal
flixonase: fluticasone nasal spray
asthalin: salbutamol
levolin: levosalbutamol
duolin: levosalbutamol + ipratropium
budecort: budesonide
foracort: formoterol + budesonide
seroflo: salmeterol + fluticasone
tiova: tiotropium
deriphyllin: etofylline 77 mg + theophylline 23 mg
ascoril ls: ambroxol + levosalbutamol + guaifenesin
omez: omeprazole
omez d: omeprazole 20 mg + domperidone 10 mg
pan: pantoprazole
pantop: pantoprazole
pantocid: pantoprazole
panto: pantoprazole
pan d: pantoprazole 40 mg + domperidone 30 mg sr
pantop d: pantoprazole 40 mg + domperidone 30 mg sr
pantocid d: pantoprazole 40 mg + domperidone 30 mg sr
rabe: rabeprazole
razo: rabeprazole
rablet: rabeprazole
rabium: rabeprazole
razo d: rabeprazole 20 mg + domperidone 30 mg sr
rablet d: rabeprazole 20 mg + domperidone 30 mg sr
nexpro: esomeprazole
neksium: esomeprazole
rantac: ranitidine
zinetac: ranitidine
aciloc: ranitidine
losec: omeprazole
famocid: famotidine
sucrafil: sucralfate
domstal: domperidone
vomistop: domperidone
emeset: ondansetron
ondem: ondansetron
vomikind: ondansetron
perinorm: metoclopramide
buscopan: hyoscine butylbromide
drotin: drotaverine
eldoper: loperamide
imodium: loperamide
redotil: racecadotril
electral: oral rehydration salts
econorm: saccharomyces boulardii
duphalac: lactulose
dulcolax: bisacodyl
udiliv: ursodeoxycholic acid
amlong: amlodipine
amlokind: amlodipine
stamlo: amlodipine
amlodac: amlodipine
norvasc: amlodipine
cilacar: cilnidipine
telma: telmisartan
telmikind: telmisartan
telsartan: telmisartan
telma am: telmisartan 40 mg + amlodipine 5 mg
telma h: telmisartan 40 mg + hydrochlorothiazide 12.5 mg
losar: losartan
losar h: losartan 50 mg + hydrochlorothiazide 12.5 mg
olmezest: olmesartan
cardace: ramipril
envas: enalapril
aten: atenolol
met xl: metoprolol succinate xr
metxl: metoprolol succinate xr
metolar xr: metoprolol succinate xr
seloken xl: metoprolol succinate xr
concor: bisoprolol
ciplar: propranolol
inderal: propranolol
lasix: furosemide
dytor: torasemide
aldactone: spironolactone
ecosprin: acetylsalicylic acid
loprin: acetylsalicylic acid
disprin: acetylsalicylic acid
ecosprin av: acetylsalicylic acid + atorvastatin
clopilet: clopidogrel
clopitab: clopidogrel
plavix: clopidogrel
clopilet a: clopidogrel + acetylsalicylic acid
atorva: atorvastatin
lipitor: atorvastatin
storvas: atorvastatin
tonact: atorvastatin
aztor: atorvastatin
rosuvas: rosuvastatin
rozavel: rosuvastatin
crestor: rosuvastatin
sorbitrate: isosorbide dinitrate
lanoxin: digoxin
warf: warfarin
arkamin: clonidine
minipress xl: prazosin xl
glycomet: metformin
glycomet sr: metformin sr
glyciphage: metformin
glyciphage sr: metformin sr
cetapin xr: metformin sr
okamet: metformin
glycomet gp 1: glimepiride 1 mg + metformin 500 mg sr
glycomet gp 2: glimepiride 2 mg + metformin 500 mg sr
gluconorm g 1: glimepiride 1 mg + metformin 500 mg sr
gluconorm g 2: glimepiride 2 mg + metformin 500 mg sr
amaryl: glimepiride
amaryl m 1: glimepiride 1 mg + metformin 500 mg sr
amaryl m 2: glimepiride 2 mg + metformin 500 mg sr
zoryl: glimepiride
diamicron mr: gliclazide mr
januvia: sitagliptin
istavel: sitagliptin
galvus: vildagliptin
galvus met: vildagliptin + metformin
jalra: vildagliptin
jalra m: vildagliptin + metformin
forxiga: dapagliflozin
jardiance: empagliflozin
volibo: voglibose
huminsulin 30/70: human insulin 30/70 injection
mixtard 30/70: human insulin 30/70 injection
human mixtard 30/70: human insulin 30/70 injection
lantus: insulin glargine injection
eltroxin: levothyroxine
thyronorm: levothyroxine
thyrox: levothyroxine
neomercazole: carbimazole
neo mercazole: carbimazole
wysolone: prednisolone
omnacortil: prednisolone
medrol: methylprednisolone
defcort: deflazacort
dexona: dexamethasone
decadron: dexamethasone
orofer xt: ferrous ascorbate 100 mg + folic acid 1.5 mg
shelcal: calcium carbonate + colecalciferol
shelcal 500: calcium carbonate 500 mg + colecalciferol 250 iu tablet
calcirol: colecalciferol sachet
uprise d3: colecalciferol
becosules: vitamin b complex capsule
limcee: ascorbic acid 500 mg chewable
celin: ascorbic acid
evion: vitamin e
folvite: folic acid 5 mg tablet
tryptomer: amitriptyline
nexito: escitalopram
fludac: fluoxetine
serta: sertraline
duzela: duloxetine
clonotril: clonazepam
rivotril: clonazepam
ativan: lorazepam
alprax: alprazolam
restyl: alprazolam
valium: diazepam
calmpose: diazepam
oleanz: olanzapine
sizodon: risperidone
serenace: haloperidol
lithosun: lithium carbonate
pregabid: pregabalin
lyrica: pregabalin
gabapin: gabapentin
tegretol: carbamazepine
tegrital: carbamazepine
mazetol: carbamazepine
valparin: sodium valproate
eptoin: phenytoin
levipil: levetiracetam
keppra: levetiracetam
gardenal: phenobarbital
sibelium: flunarizine
suminat: sumatriptan
vertin: betahistine
stugeron: cinnarizine
stemetil: prochlorperazine
pacitane: trihexyphenidyl
betnovate: betamethasone valerate
tenovate: clobetasol
momate: mometasone
fucidin: fusidic acid
t bact: mupirocin
tbact: mupirocin
silverex: silver sulfadiazine
soframycin: framycetin cream
betadine: povidone iodine
permite: permethrin
scabper: permethrin
moxicip eye: moxifloxacin eye drops
refresh tears: carboxymethylcellulose eye drops
tobrex: tobramycin eye drops
hexidine: chlorhexidine mouthwash
regestrone: norethisterone
primolut n: norethisterone
deviry: medroxyprogesterone
susten: progesterone
pause: tranexamic acid
trapic: tranexamic acid
trapic mf: tranexamic acid 500 mg + mefenamic acid 250 mg
pause mf: tranexamic acid 500 mg + mefenamic acid 250 mg
ovral l: ethinylestradiol 0.03 mg + levonorgestrel 0.15 mg
doxinate: doxylamine 10 mg + pyridoxine 10 mg
letroz: letrozole
siphene: clomifene
cabgolin: cabergoline
misoprost: misoprostol
urimax: tamsulosin
veltam: tamsulosin
finpecia: finasteride
urispas: flavoxate
alkasol: disodium hydrogen citrate
citralka: disodium hydrogen citrate
viagra: sildenafil
cordarone: amiodarone
sotagard: sotalol
xarelto: rivaroxaban
eliquis: apixaban
apigat: apixaban
pradaxa: dabigatran
uniwarfin: warfarin
clexane: enoxaparin injection
brilinta: ticagrelor
prasita: prasugrel
pletoz: cilostazol
coralan: ivabradine
ranozex: ranolazine
ranolaz: ranolazine
nikoran: nicorandil
korandil: nicorandil
calaptin: verapamil
dilzem: diltiazem
angizem: diltiazem
nebicard: nebivolol
eptus: eplerenone
amifru: furosemide + amiloride
potklor: potassium chloride
caverta: sildenafil
megalis: tadalafil
tadacip: tadalafil
forzest: tadalafil
flotral: alfuzosin
silodal: silodosin
vfend: voriconazole
klacid: clarithromycin
biaxin: clarithromycin
althrocin: erythromycin
erythrocin: erythromycin
rcinex: rifampicin + isoniazid
akurit 4: rifampicin + isoniazid + pyrazinamide + ethambutol
forecox: rifampicin + isoniazid + pyrazinamide + ethambutol
sirturo: bedaquiline
efavir: efavirenz
instgra: dolutegravir
ritomune: ritonavir
paxlovid: nirmatrelvir + ritonavir
duovir: zidovudine + lamivudine
coartem: artemether + lumefantrine
epsolin: phenytoin
oxetol: oxcarbazepine
trioptal: oxcarbazepine
lamictal: lamotrigine
lametec: lamotrigine
topamac: topiramate
epilex: sodium valproate
frisium: clobazam
paxidep: paroxetine
fluvoxin: fluvoxamine
venlor: venlafaxine
depsol: imipramine
clofranil: clomipramine
prothiaden: dothiepin
sensival: nortriptyline
bupron: bupropion
mirtaz: mirtazapine
selgin: selegiline
rasalect: rasagiline
sizopin: clozapine
qutipin: quetiapine
sulpitac: amisulpride
largactil: chlorpromazine
zolfresh: zolpidem
contramal: tramadol
fortwin: pentazocine
tapal: tapentadol
sirdalud: tizanidine
lioresal: baclofen
imuran: azathioprine
azoran: azathioprine
mexate: methotrexate
sandimmun: ciclosporin
panimun: ciclosporin
pangraf: tacrolimus
cellcept: mycophenolate
certican: everolimus
saaz: sulfasalazine
xeljanz: tofacitinib
nolvadex: tamoxifen
glivec: imatinib
isotroin: isotretinoin
acutret: isotretinoin
aceret: acitretin
migranil: ergotamine + caffeine
vasograin: ergotamine + caffeine + paracetamol + prochlorperazine
rizact: rizatriptan
phyllocontin: aminophylline
esperal: disulfiram
novelon: ethinylestradiol + desogestrel
yasmin: ethinylestradiol + drospirenone
diane 35: ethinylestradiol + cyproterone
lopid: gemfibrozil
simvotin: simvastatin
zocor: simvastatin
eurepa: repaglinide
ketanov: ketorolac
nimulid: nimesulide
indocap: indomethacin
dolonex: piroxicam
`;

/**
 * Medicines that an inventory may lack. They keep such a name from being read as a misspelling of
 * another drug in the list.
 */
export const OTHER_MEDICINES = `
prednisone cortisone fludrocortisone triamcinolone budesonide ciclesonide empagliflozin dapagliflozin
canagliflozin ertugliflozin remogliflozin linagliptin saxagliptin alogliptin teneligliptin gliclazide
glipizide repaglinide nateglinide acarbose miglitol liraglutide semaglutide dulaglutide exenatide
ranitidine cimetidine nizatidine lansoprazole dexlansoprazole esomeprazole rabeprazole vonoprazan
itopride levosulpiride mosapride cinitapride trimebutine otilonium rifaximin prucalopride
azilsartan candesartan irbesartan valsartan eprosartan sacubitril lisinopril perindopril captopril
benazepril fosinopril quinapril nebivolol esmolol sotalol timolol labetalol nadolol indapamide
metolazone eplerenone amiloride triamterene diltiazem verapamil felodipine lercanidipine benidipine
azelnidipine nicardipine nimodipine hydralazine minoxidil ranolazine trimetazidine nicorandil
amiodarone dronedarone flecainide propafenone dabigatran rivaroxaban apixaban edoxaban enoxaparin
heparin acenocoumarol ticagrelor prasugrel cilostazol pentoxifylline simvastatin pravastatin
pitavastatin lovastatin ezetimibe gemfibrozil bezafibrate ciprofibrate bempedoic niacin
desloratadine ebastine rupatadine olopatadine azelastine ketotifen cyproheptadine diphenhydramine
dexchlorpheniramine codeine noscapine levocloperastine levodropropizine pholcodine erdosteine
carbocisteine doxofylline acebrophylline roflumilast indacaterol glycopyrronium umeclidinium
vilanterol zafirlukast piroxicam meloxicam tenoxicam lornoxicam celecoxib parecoxib nimesulide
flurbiprofen ketoprofen dexketoprofen nabumetone tapentadol morphine fentanyl buprenorphine
pentazocine nefopam methocarbamol tizanidine baclofen tolperisone cyclobenzaprine orphenadrine
carisoprodol etodolac penicillin phenoxymethylpenicillin cefaclor cefdinir cefditoren cefprozil
ceftibuten cefoperazone cefepime cefotaxime ceftazidime cefazolin meropenem imipenem ertapenem
faropenem piperacillin tazobactam sulbactam vancomycin teicoplanin tigecycline colistin polymyxin
roxithromycin erythromycin josamycin lincomycin gatifloxacin sparfloxacin prulifloxacin gemifloxacin
nalidixic furazolidone streptomycin tobramycin kanamycin neomycin chloramphenicol rifampicin
isoniazid ethambutol pyrazinamide bedaquiline delamanid clofazimine dapsone artesunate arteether
mefloquine proguanil atovaquone pyrimethamine sulfadoxine levamisole pyrantel niclosamide
famciclovir ganciclovir valganciclovir acyclovir favipiravir remdesivir molnupiravir lamivudine
zidovudine tenofovir efavirenz dolutegravir entecavir sofosbuvir daclatasvir ribavirin voriconazole
posaconazole sertaconazole eberconazole oxiconazole econazole bifonazole amorolfine ciclopirox
caspofungin amphotericin mirtazapine venlafaxine desvenlafaxine paroxetine citalopram fluvoxamine
bupropion trazodone imipramine nortriptyline clomipramine dothiepin doxepin agomelatine vortioxetine
quetiapine aripiprazole clozapine ziprasidone amisulpride lurasidone paliperidone chlorpromazine
trifluoperazine fluphenazine zuclopenthixol buspirone zolpidem zopiclone eszopiclone melatonin
nitrazepam midazolam chlordiazepoxide clobazam oxazepam etizolam topiramate lamotrigine
oxcarbazepine zonisamide lacosamide brivaracetam ethosuximide vigabatrin primidone perampanel
ropinirole pramipexole rasagiline selegiline amantadine entacapone memantine rivastigmine galantamine
propiverine rizatriptan naratriptan ergotamine methysergide topiramate piracetam citicoline
methotrexate leflunomide sulfasalazine azathioprine mycophenolate ciclosporin tacrolimus tofacitinib
penicillamine alfacalcidol calcitriol risedronate ibandronate zoledronic raloxifene teriparatide
denosumab strontium estradiol conjugated tibolone dydrogesterone drospirenone desogestrel gestodene
cyproterone norgestrel ulipristal mifepristone oxytocin methylergometrine carboprost ritodrine
isoxsuprine tolterodine oxybutynin mirabegron trospium darifenacin alfuzosin silodosin doxazosin
terazosin dutasteride tadalafil vardenafil dapoxetine bromocriptine liothyronine methimazole
desmopressin vasopressin hydroxyurea imatinib tamoxifen anastrozole exemestane bicalutamide
warfarin phenindione streptokinase alteplase tenecteplase dobutamine dopamine noradrenaline
isotretinoin acitretin azelaic hydroquinone kojic tacrolimus pimecrolimus minoxidil crotamiton
lindane malathion gamma benzyl dithranol calcipotriol coal selenium zinc halobetasol fluocinolone
desonide clobetasone halcinonide beclomethasone brimonidine dorzolamide brinzolamide bimatoprost
travoprost cyclopentolate tropicamide homatropine nepafenac bromfenac loteprednol fluorometholone
difluprednate sodium hyaluronate natamycin gentamicin losartan lorazepam clonidine clonazepam
clomipramine hydralazine hydroxyzine chlorpropamide tolbutamide glipizide metolazone methyldopa
methimazole medroxyprogesterone quinine quinidine carbamazepine oxcarbazepine lamotrigine lamivudine
terbutaline terbinafine sumatriptan sitagliptin zolmitriptan cefuroxime cefotaxime sulfadiazine
sulfasalazine tramadol tapentadol trazodone torsemide furosemide vinblastine vincristine doxazosin
doxepin doxorubicin daunorubicin mesalamine methenamine mefloquine bisoprolol bisacodyl
`;
