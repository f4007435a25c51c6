/**
 * Further Indian brands, in the notation of `BRANDS`. A brand that is missing here is asked or
 * prescribed from outside, never replaced.
 */
export const MORE_BRANDS = `
paracip: paracetamol
fepanil: paracetamol
crocin ds: paracetamol 240 mg/5 ml syrup
tylenol: paracetamol
flexon: ibuprofen 400 mg + paracetamol 325 mg
ibuclin: ibuprofen 400 mg + paracetamol 325 mg
advil: ibuprofen
sumo: nimesulide 100 mg + paracetamol 325 mg
nise: nimesulide
nicip: nimesulide
nicip plus: nimesulide 100 mg + paracetamol 325 mg
dynapar: diclofenac
diclo: diclofenac
voltaren: diclofenac
volini: diclofenac + methyl salicylate + menthol gel
hifenac: aceclofenac
aceclo: aceclofenac
dolowin plus: aceclofenac 100 mg + paracetamol 325 mg
signoflam: aceclofenac 100 mg + paracetamol 325 mg + serratiopeptidase 15 mg
zerodol th: aceclofenac + thiocolchicoside
zerodol mr: aceclofenac + tizanidine
myoril: thiocolchicoside
ketorol: ketorolac
ketorol dt: ketorolac 10 mg dispersible
toradol: ketorolac
nucoxia p: etoricoxib + paracetamol
torcoxia: etoricoxib
naxdom: naproxen + domperidone
meftal forte: mefenamic acid + paracetamol
colimex: dicyclomine + paracetamol
drotikind: drotaverine
drotin m: drotaverine + mefenamic acid
febuget: febuxostat
zycolchin: colchicine
goutnil: colchicine
amoxil: amoxicillin
almox: amoxicillin
moxclav: amoxicillin + clavulanic acid
augpen: amoxicillin + clavulanic acid
megapen: ampicillin + cloxacillin
ampilox: ampicillin + cloxacillin
azax: azithromycin
aziwok: azithromycin
azibact: azithromycin
zady: azithromycin
crixan: clarithromycin
minoz: minocycline
microdox: doxycycline
doxicip: doxycycline
ciplox tz: ciprofloxacin 500 mg + tinidazole 600 mg
cifran ct: ciprofloxacin 500 mg + tinidazole 600 mg
zanocin oz: ofloxacin 200 mg + ornidazole 500 mg
ornof: ofloxacin 200 mg + ornidazole 500 mg
levobact: levofloxacin
loxof: levofloxacin
glevo: levofloxacin
tavanic: levofloxacin
avelox: moxifloxacin
taxim: cefotaxime
ceftas: cefixime
cefolac: cefixime
topcef: cefixime
omnatax o: cefixime
zifi cv: cefixime + clavulanic acid
cefoprox: cefpodoxime
gudcef: cefpodoxime
altacef: cefuroxime
cefakind: cefuroxime
cefadrox: cefadroxil
odoxil: cefadroxil
xone: ceftriaxone injection
ceftrax: ceftriaxone injection
genticyn: gentamicin injection
mikacin: amikacin injection
amicin: amikacin injection
penidure la: benzathine benzylpenicillin injection
furadantin: nitrofurantoin
nitrofur: nitrofurantoin
fosirol: fosfomycin
lizolid: linezolid
linid: linezolid
lizoforce: linezolid
clindac: clindamycin
dalacin: clindamycin
ornida: ornidazole
fasigyn: tinidazole
secnil: secnidazole
ivermectol: ivermectin
mebex: mebendazole
wormin: mebendazole
hetrazan: diethylcarbamazine
banocide: diethylcarbamazine
lumerax: artemether + lumefantrine
lumether: artemether + lumefantrine
falcigo: artesunate injection
herpex: aciclovir
valcivir: valaciclovir
antiflu: oseltamivir
zocon: fluconazole
fluka: fluconazole
syscan: fluconazole
onecan: fluconazole
itasol: itraconazole
sporanox: itraconazole
candiforce: itraconazole
lamisil: terbinafine
sebifin: terbinafine
grisovin: griseofulvin
nizral: ketoconazole
nizoral: ketoconazole
ketoscalp: ketoconazole shampoo
surfaz: clotrimazole
canesten: clotrimazole
daktarin: miconazole
zole: miconazole
lulifin: luliconazole
luliz: luliconazole
lulican: luliconazole
candid mouth paint: clotrimazole 1% mouth paint
candid v6: clotrimazole 100 mg vaginal tablet
candid v gel: clotrimazole vaginal gel
candid v: clotrimazole vaginal
candid dusting: clotrimazole 1% dusting powder
candid ear: clotrimazole + lidocaine ear drops
cetcip: cetirizine
incid l: levocetirizine
teczine: levocetirizine
1 al: levocetirizine
vozet: levocetirizine
levorid: levocetirizine
l cin: levofloxacin
montina l: levocetirizine 5 mg + montelukast 10 mg
levocet montelukast: levocetirizine 5 mg + montelukast 10 mg
montemac l: levocetirizine 5 mg + montelukast 10 mg
lazine m: levocetirizine 5 mg + montelukast 10 mg
romilast: montelukast
fexova: fexofenadine
fexy: fexofenadine
altiva: fexofenadine
lorfast: loratadine
bilaxten: bilastine
bilasure: bilastine
piriton: chlorpheniramine
cadistin: chlorpheniramine
hicope: hydroxyzine
mucolite: ambroxol
ambrodil: ambroxol
bromhex: bromhexine
mucomix: acetylcysteine
ascoril d: chlorpheniramine + dextromethorphan + phenylephrine
grilinctus: ammonium chloride + chlorpheniramine + dextromethorphan + guaifenesin
benadryl: diphenhydramine + ammonium chloride
otrivin p: xylometazoline 0.05% paediatric nasal drops
nasoclear: sodium chloride nasal
solspre: sodium chloride nasal spray
nasomist: sodium chloride nasal
flomist: fluticasone nasal spray
fluticone: fluticasone nasal spray
nasonex: mometasone nasal spray
metaspray: mometasone nasal spray
pulmicort: budesonide
ipravent: ipratropium
levolin inhaler: levosalbutamol inhaler
beclate: beclometasone
combimist l: levosalbutamol + ipratropium
symbicort: formoterol + budesonide
formonide: formoterol + budesonide
esiflo: salmeterol + fluticasone
ad esiflo: salmeterol + fluticasone
deriphylline: etofylline 77 mg + theophylline 23 mg
deriphyllin retard: etofylline + theophylline retard
unicontin: theophylline sr
theoasthalin: salbutamol + theophylline
pantodac: pantoprazole
pantosec: pantoprazole
pantodac dsr: pantoprazole 40 mg + domperidone 30 mg sr
pantop dsr: pantoprazole 40 mg + domperidone 30 mg sr
pan dsr: pantoprazole 40 mg + domperidone 30 mg sr
pantocid dsr: pantoprazole 40 mg + domperidone 30 mg sr
pantoprazole dsr: pantoprazole 40 mg + domperidone 30 mg sr
pantosec dsr: pantoprazole 40 mg + domperidone 30 mg sr
rabeprazole dsr: rabeprazole 20 mg + domperidone 30 mg sr
rabekind dsr: rabeprazole 20 mg + domperidone 30 mg sr
rabium dsr: rabeprazole 20 mg + domperidone 30 mg sr
veloz d: rabeprazole 20 mg + domperidone 30 mg sr
veloz: rabeprazole
cyra: rabeprazole
rabicip: rabeprazole
rabekind: rabeprazole
parit: rabeprazole
esoz: esomeprazole
ocid: omeprazole
omee: omeprazole
topcid: famotidine
rantac dom: ranitidine + domperidone
histac: ranitidine
sparacid: sucralfate
gelusil: aluminium hydroxide + magnesium hydroxide + simethicone
digene: aluminium hydroxide + magnesium hydroxide + simethicone
mucaine: oxetacaine + aluminium hydroxide + magnesium hydroxide
vomiford: ondansetron
zofer: ondansetron
zofran: ondansetron
periset: ondansetron
osetron: ondansetron
reglan: metoclopramide
motilium: domperidone
domperi: domperidone
colicaid: dill + fennel + simethicone
colospa: mebeverine
zedott: racecadotril
walyte: oral rehydration salts
prolyte: oral rehydration salts
z d: zinc
zinconia: zinc
zincovit: multivitamin + zinc
looz: lactulose
lactifiber: lactitol + ispaghula
cremaffin: liquid paraffin + milk of magnesia
cremaffin plus: liquid paraffin + milk of magnesia + picosulfate
peglec: polyethylene glycol
naturolax: ispaghula husk
daflon: diosmin + hesperidin
ursocol: ursodeoxycholic acid
udimarin: ursodeoxycholic acid + silymarin
mesacol: mesalazine
creon: pancreatin
amlopres: amlodipine
amlopin: amlodipine
amlo: amlodipine
amlovas: amlodipine
amlopress at: amlodipine + atenolol
amlong a: amlodipine + atenolol
amlokind at: amlodipine + atenolol
stamlo beta: amlodipine + atenolol
cilnidip: cilnidipine
nicardia: nifedipine
nicardia retard: nifedipine retard
cresar: telmisartan
telday: telmisartan
telpres: telmisartan
eritel: telmisartan
telvas: telmisartan
telmikind am: telmisartan 40 mg + amlodipine 5 mg
telmikind h: telmisartan 40 mg + hydrochlorothiazide 12.5 mg
telma ct: telmisartan + chlorthalidone
telma beta: telmisartan + metoprolol
telma ln: telmisartan + cilnidipine
repace: losartan
losacar: losartan
covance: losartan
olmy: olmesartan
olsar: olmesartan
benitec: olmesartan
hopace: ramipril
ramistar: ramipril
enam: enalapril
tenormin: atenolol
metolar: metoprolol tartrate
betaloc: metoprolol tartrate
starpress xl: metoprolol succinate xr
revelol xl: metoprolol succinate xr
prolomet xl: metoprolol succinate xr
cardivas: carvedilol
carca: carvedilol
betacap: propranolol
ctd: chlorthalidone
thaloric: chlorthalidone
aquazide: hydrochlorothiazide
frusenex: furosemide
lasilactone: furosemide + spironolactone
delisprin: acetylsalicylic acid
deplatt: clopidogrel
deplatt a: clopidogrel + acetylsalicylic acid
clavix: clopidogrel
clopivas: clopidogrel
ecosprin gold: acetylsalicylic acid + atorvastatin + clopidogrel
rosumac: rosuvastatin
rosulip: rosuvastatin
novastat: rosuvastatin
lipicure: atorvastatin
atocor: atorvastatin
fenolip: fenofibrate
lipicard: fenofibrate
isordil: isosorbide dinitrate
ismo: isosorbide mononitrate
monotrate: isosorbide mononitrate
nitrocontin: glyceryl trinitrate
ivabrad: ivabradine
aldomet: methyldopa
labebet: labetalol
lobet: labetalol
acitrom: acenocoumarol
gluformin: metformin
obimet: metformin
walaphage: metformin
glycomet gp1: glimepiride 1 mg + metformin sr 500 mg
glycomet gp2: glimepiride 2 mg + metformin sr 500 mg
gp1: glimepiride 1 mg + metformin sr 500 mg
gp2: glimepiride 2 mg + metformin sr 500 mg
gemer 1: glimepiride 1 mg + metformin sr 500 mg
gemer 2: glimepiride 2 mg + metformin sr 500 mg
glimestar m1: glimepiride 1 mg + metformin sr 500 mg
glimestar m2: glimepiride 2 mg + metformin sr 500 mg
glimisave m1: glimepiride 1 mg + metformin sr 500 mg
glimisave m2: glimepiride 2 mg + metformin sr 500 mg
glimy: glimepiride
glimestar: glimepiride
glimisave: glimepiride
azulix: glimepiride
glypride: glimepiride
daonil: glibenclamide
glizid: gliclazide
reclide: gliclazide
reclimet: gliclazide + metformin
janumet: sitagliptin + metformin
istamet: sitagliptin + metformin
tenglyn: teneligliptin
dynaglipt: teneligliptin
teneza: teneligliptin
vildamac: vildagliptin
zomelis: vildagliptin
zomelis met: vildagliptin + metformin
oxra: dapagliflozin
dapanorm: dapagliflozin
gibtulio: empagliflozin
pioz: pioglitazone
piopar: pioglitazone
pioglit: pioglitazone
vogli: voglibose
vobose: voglibose
actrapid: insulin human regular injection
human actrapid: insulin human regular injection
huminsulin r: insulin human regular injection
insugen r: insulin human regular injection
insuman rapid: insulin human regular injection
regular insulin: insulin human regular injection
plain insulin: insulin human regular injection
insulin regular: insulin human regular injection
insulin r: insulin human regular injection
insulatard: insulin human nph injection
huminsulin n: insulin human nph injection
insulin nph: insulin human nph injection
insulin n: insulin human nph injection
mixtard: insulin human injection
mixtard 30: insulin human 30/70 injection
insugen 30/70: insulin human 30/70 injection
insuman combo: insulin human 25/75 injection
insulin 30/70: insulin human 30/70 injection
mixtard 50: insulin human 50/50 injection
mixtard 50/50: insulin human 50/50 injection
basalog: insulin glargine
glaritus: insulin glargine
basugine: insulin glargine
glargine: insulin glargine
toujeo: insulin glargine 300 iu/ml
tresiba: insulin degludec
levemir: insulin detemir
novorapid: insulin aspart
novomix: insulin aspart mix
humalog: insulin lispro
humalog mix: insulin lispro mix
ryzodeg: insulin degludec + insulin aspart
lethyrox: levothyroxine
thyrofit: levothyroxine
predone: prednisolone
predmet: methylprednisolone
emsolone: prednisolone
betnesol: betamethasone
dexa: dexamethasone
decdan: dexamethasone
efcorlin: hydrocortisone
hydrocort: hydrocortisone
folitrax: methotrexate
livogen: ferrous fumarate + folic acid
livogen z: ferrous fumarate + folic acid + zinc
autrin: ferrous fumarate + folic acid + vitamin b12
dexorange: ferric ammonium citrate + folic acid + vitamin b12
feronia xt: ferrous ascorbate 100 mg + folic acid 1.5 mg
fefol: ferrous sulphate + folic acid
iron folic acid: ferrous + folic acid
iron folic: ferrous + folic acid
iron folate: ferrous + folic acid
iron and folic acid: ferrous + folic acid
shelcal hd: calcium carbonate + colecalciferol
shelcal ct: calcium carbonate + calcitriol
cipcal 500: calcium carbonate 500 mg + colecalciferol 250 iu tablet
calcimax: calcium + magnesium + zinc
d rise: colecalciferol 60000 iu capsule
tayo: colecalciferol 60000 iu tablet
uprise: colecalciferol
d3 must: colecalciferol
becosule: vitamin b complex capsule
neurobion: vitamin b1 + vitamin b6 + vitamin b12
neurobion forte: vitamin b1 + vitamin b2 + vitamin b6 + vitamin b12 + nicotinamide
polybion: vitamin b complex
nurokind: methylcobalamin 500 mcg tablet
nurokind od: methylcobalamin 1500 mcg
mecofol: methylcobalamin + folic acid
methycobal: methylcobalamin 500 mcg
supradyn: multivitamin + minerals
a to z: multivitamin + minerals
revital: multivitamin + minerals
osteofos: alendronic acid
amitone: amitriptyline
stalopam: escitalopram
cipralex: escitalopram
feliz s: escitalopram
prodep: fluoxetine
zosert: sertraline
daxid: sertraline
dulane: duloxetine
lonazep: clonazepam
zapiz: clonazepam
clonafit: clonazepam
etilaam: etizolam
etizola: etizolam
zolax: alprazolam
trika: alprazolam
larpose: lorazepam
oliza: olanzapine
qutan: quetiapine
risdone: risperidone
licab: lithium carbonate
maxgalin: pregabalin
pregeb: pregabalin
pregabid nt: pregabalin + nortriptyline
pregalin m: pregabalin + methylcobalamin
gabantin: gabapentin
gabapin nt: gabapentin + nortriptyline
zeptol: carbamazepine
encorate: sodium valproate
valprol cr: sodium valproate cr
encorate chrono: sodium valproate + valproic acid
dilantin: phenytoin
levera: levetiracetam
levesam: levetiracetam
epilive: levetiracetam
flunarin: flunarizine
betavert: betahistine
syndopa: levodopa + carbidopa
aricept: donepezil
donep: donepezil
betnovate n: betamethasone + neomycin
betnovate c: betamethasone + clioquinol
betnovate s: betamethasone + salicylic acid
panderm plus: clobetasol + ofloxacin + ornidazole + terbinafine
elocon: mometasone cream
fucibet: fusidic acid + betamethasone
bactroban: mupirocin
mupinase: mupirocin
neosporin: neomycin + bacitracin + polymyxin
nebasulf: neomycin + bacitracin + sulfacetamide powder
silvadene: silver sulfadiazine
burnheal: silver sulfadiazine
wokadine: povidone iodine
cipladine: povidone iodine
elimite: permethrin 5% cream
benzac: benzoyl peroxide
persol: benzoyl peroxide
deriva: adapalene
adaferin: adapalene
adaferin bpo: adapalene + benzoyl peroxide
faceclin: clindamycin gel
clindac a: clindamycin gel
retino a: tretinoin cream
lacto calamine: calamine lotion
caladryl: calamine + diphenhydramine
xylocaine: lidocaine
vigamox: moxifloxacin eye drops
milflox: moxifloxacin eye drops
moxicip d: moxifloxacin + dexamethasone eye drops
ciplox d: ciprofloxacin + dexamethasone
zenflox d: ofloxacin + dexamethasone
toba: tobramycin eye drops
chlorocol: chloramphenicol eye
chloromycetin: chloramphenicol
tears naturale: hydroxypropylmethylcellulose eye drops
add tears: carboxymethylcellulose eye drops
eyemist: hydroxypropylmethylcellulose eye drops
patanol: olopatadine eye drops
winolap: olopatadine eye drops
pataday: olopatadine eye drops
acular: ketorolac eye drops
ketlur: ketorolac eye drops
iotim: timolol eye drops
glucomol: timolol eye drops
xalatan: latanoprost eye drops
predforte: prednisolone eye drops
pred forte: prednisolone eye drops
soliwax: paradichlorobenzene wax softener ear drops
waxolve: paradichlorobenzene wax softener ear drops
wax softener: paradichlorobenzene wax softener ear drops
rexidin: chlorhexidine mouthwash
clohex: chlorhexidine mouthwash
kenacort: triamcinolone
mucopain: benzocaine gel
sensodent k: potassium nitrate toothpaste
primolut: norethisterone
crina ncr: norethisterone
meprate: medroxyprogesterone
modus: medroxyprogesterone
gestofit: progesterone
naturogest: progesterone
duphaston: dydrogesterone
tranexa: tranexamic acid
tranexa mf: tranexamic acid 500 mg + mefenamic acid 250 mg
i pill: levonorgestrel 1.5 mg
unwanted 72: levonorgestrel 1.5 mg
mala d: ethinylestradiol 0.03 mg + levonorgestrel 0.15 mg
mala n: ethinylestradiol 0.03 mg + levonorgestrel 0.15 mg
clomid: clomifene
fertomid: clomifene
doxinate plus: doxylamine + pyridoxine + folic acid
dynapres: tamsulosin
contiflo: tamsulosin
urimax d: tamsulosin + dutasteride
alfoo: alfuzosin
fincar: finasteride
cital: disodium hydrogen citrate
oricitral: disodium hydrogen citrate
solicept: solifenacin
soliten: solifenacin
suhagra: sildenafil
manforce: sildenafil
penegra: sildenafil
abhayrab: rabies vaccine injection
rabipur: rabies vaccine injection
arv: rabies vaccine injection
sinarest: paracetamol 500 mg + phenylephrine 10 mg + chlorpheniramine 2 mg
flucon: fluconazole
tetvac: tetanus toxoid injection
burnol: aminacrine + cetrimide
stugil: cinnarizine + domperidone
nexpro rd: esomeprazole + domperidone sr
pan l: pantoprazole + levosulpiride
pantocid l: pantoprazole + levosulpiride
rabium l: rabeprazole + levosulpiride
razo l: rabeprazole + levosulpiride
crocin advance: paracetamol
macfast: paracetamol
dolokind: aceclofenac
xenobid: naproxen
feburic: febuxostat
advent: amoxicillin + clavulanic acid
zithrox: azithromycin
atm: azithromycin
synclar: clarithromycin
rcifax: rifaximin
secnil forte: secnidazole
nitacure: nitazoxanide
oxcq: hydroxychloroquine
itrasys: itraconazole
itraspor: itraconazole
tyza: terbinafine
ketomac: ketoconazole
luliford: luliconazole
laveta: levocetirizine
sompraz: esomeprazole
drotin ds: drotaverine 80 mg
rabicip d: rabeprazole 20 mg + domperidone 30 mg sr
gerbisa: bisacodyl
sat isabgol: ispaghula husk
depin: nifedipine
tazloc: telmisartan
tide: torasemide
clopitab a: clopidogrel + acetylsalicylic acid
ivabid: ivabradine
alphadopa: methyldopa
zita: sitagliptin
ziten: teneligliptin
udapa: dapagliflozin
volix: voglibose
gluconorm g1: glimepiride 1 mg + metformin sr 500 mg
gluconorm g2: glimepiride 2 mg + metformin sr 500 mg
diamicron: gliclazide
ivepred: methylprednisolone
defza: deflazacort
fosamax: alendronic acid
s citadep: escitalopram
duvanta: duloxetine
olanex: olanzapine
pregalin: pregabalin
dermovate: clobetasol
xylocaine jelly: lidocaine gel
lox jelly: lidocaine gel
dewax: paradichlorobenzene wax softener ear drops
latoprost: latanoprost eye drops
oraways: triamcinolone oral paste
tess: triamcinolone oral paste
gestone: progesterone
texakind mf: tranexamic acid 500 mg + mefenamic acid 250 mg
clofert: clomifene
fertyl: clomifene
caberlin: cabergoline
cytotec: misoprostol
flonase: fluticasone nasal spray
kenacort oral paste: triamcinolone oral paste
kenacort paste: triamcinolone oral paste
clopitab a 150: clopidogrel 75 mg + acetylsalicylic acid 150 mg
clopilet a 150: clopidogrel 75 mg + acetylsalicylic acid 150 mg
deplatt a 150: clopidogrel 75 mg + acetylsalicylic acid 150 mg
clavix as 150: clopidogrel 75 mg + acetylsalicylic acid 150 mg
`;
