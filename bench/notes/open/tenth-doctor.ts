/** Notes of a tenth doctor, a case of each kind. The format is described in ../parse-notes.ts. */
export const TENTH_DOCTOR = `
c/o fever bodyache 3 days temp 101.2 bp 124/82 tab dolo 650 tds x 3d tab pan 40 od bbf x 3d plenty of fluids adv cbc dengue ns1 r/v 3d
+ Paracetamol 650 Tablet|3|3|9
+ Pantoprazole 40 Tablet|1|3|3
t CBC
t Dengue

burning micturition 2 d no fever lmp 10 days back tab niftran 100 bd x 5d syp alkasol 10 ml tds x 5 d adv urine r/m urine c/s plenty of water rv after 5 days
+ Nitrofurantoin 100|2|5|10
+ Disodium Hydrogen Citrate|3|5|2
t Urine Routine
t Urine Culture

wt 16 kg cough cold fever 2 days throat congested syp calpol 250 5 ml qid x 3d syp montek lc 5 ml hs x 5 d nasoclear nasal drops 2 drops each nostril tds x 5d rv 3 d
+ Paracetamol 250 mg/5 Syrup|4|3|1
+ Levocetirizine 2.5 Montelukast 4 Syrup|1|5|1
+ Sodium Chloride 0.65% Nasal|3|5|1

k/c/o dm htn x 8 yrs bp 138/86 rbs 168 cont tab glycomet gp 1 bd x 30d tab telma 40 od x 30d tab ecosprin 75 hs x 30d adv hba1c s.creat lipid profile f/u 1 month
+ Glimepiride 1 Metformin SR 500|2|30|60
+ Telmisartan 40 Tablet|1|30|30
+ Acetylsalicylic 75 Enteric|1|30|30
t HbA1c
t Serum Creatinine
t Lipid Profile

tinea cruris 2 weeks cap itraspor 100 bd x 14d after food luliconazole cream la bd x 14 d tab teczine 5 hs x 10d dont share towels rv 2 wks
+ Itraconazole 100 Capsule|2|14|28
+ Luliconazole|2|14|*
+ Levocetirizine 5 Tablet|1|10|10

gerd 1 month tab razo d od bbf x 14d syp sucrafil 10 ml tds x 5 d avoid spicy food late dinner review 2 weeks
+ Rabeprazole 20 Domperidone|1|14|14
+ Sucralfate|3|5|1

b/l red eyes discharge 2d conjunctivitis moxicip e/d 1 drop be qid x 7d refresh tears 1 drop be tds x 7 d do not rub eyes
+ Moxifloxacin 0.5% Eye|4|7|1
+ Carboxymethylcellulose|3|7|1

new Imran Shaikh 31 M loose motions 6 times since yesterday vomiting 2 times cap redotil 100 tds x 3 d tab emeset md 4 bd x 2d electral powder 1 sachet in 1 litre water daily x 3 d
+ Racecadotril 100|3|3|9
+ Ondansetron 4 Disintegrating|2|2|4
+ Oral Rehydration|1|3|3
p Imran Shaikh;31;M;-

hypothyroid f/u tsh 8.2 wt 68 tab thyronorm 50 od empty stomach x 60 d rpt tsh after 2 months
+ Levothyroxine 50|1|60|*
~t TSH

oa rt knee 6 months tab zerodol p bd pc x 5d tab shelcal 500 od x 30d diclofenac gel la tds x 10 d xray knee ap lat quadriceps exercise
+ Aceclofenac 100 Paracetamol 325 Tablet|2|5|10
+ Calcium Carbonate 500|1|30|30
+ Diclofenac 1% Gel|3|10|1
t X-Ray Knee

g2p1 20 wks anc hb 9.1 bp 110/70 tab orofer xt od x 30d tab shelcal 500 bd x 30d cbc usg obs rv 4 wks
+ Ferrous Ascorbate|1|30|30
+ Calcium Carbonate 500|2|30|60
t CBC
t Ultrasound Obstetric

k/c/o asthma night cough spo2 97 seroflo 125 inhaler 2 puffs bd x 30d asthalin inhaler 2 puffs sos rinse mouth after use adv spirometry
+ Salmeterol 25 Fluticasone 125 Inhaler|2|30|1
+ Salbutamol 100 Inhaler|sos|*|1
t Spirometry

wt 11 kg lt aom fever 2 days syp augmentin duo 5 ml bd x 7 d syp ibugesic plus 4 ml tds x 3d after food rv 4 days
+ Amoxicillin 200 Clavulanic 28.5|2|7|3
+ Ibuprofen 100 Paracetamol 162.5|3|3|1

allergic rhinitis sneezing morning tab montair lc hs x 10d flomist nasal spray 1 spray each nostril bd x 30 days steam inhalation adv aec total ige
+ Levocetirizine 5 Montelukast 10|1|10|10
+ Fluticasone 50 Nasal|2|30|1
t Absolute Eosinophil
t Total IgE

enteric fever widal positive temp 102 tab zifi 200 bd x 14d tab crocin 650 sos for fever 10 tabs adv blood c/s soft diet rv 5d
+ Cefixime 200 Tablet|2|14|28
+ Paracetamol 650 Tablet|sos|*|10
t Blood Culture

acne vulgaris grade 2 clindac a gel la od morning x 30 d deriva gel la hs x 30d sunscreen spf 30 face wash bd rv 1 month
+ Clindamycin 1% Gel|1|30|*
+ Adapalene|1|30|*
~n sunscreen
~n face wash

migraine without aura 4 attacks/month tab sibelium 5 hs x 30d tab naproxen 500 sos 6 tabs tab domstal 10 sos 6 tabs sleep hygiene rv 1 mth
+ Flunarizine 5|1|30|30
+ Naproxen 500|sos|*|6
+ Domperidone 10 Tablet|sos|*|6

vertigo 3 days bp 130/80 p 78 tab vertin 16 tds x 7d tab stugeron 25 bd x 5d avoid sudden head movement rv 1 wk
+ Betahistine 16|3|7|21
+ Cinnarizine 25|2|5|10

wt 20 kg pain abd on and off itching anal region tab zentel 400 single dose at night adv stool r/m nail cutting hand wash rv sos
+ Albendazole 400|1|1|1
t Stool Routine

productive cough 1 wk b/l rhonchi spo2 96 tab augmentin 625 bd x 5d tab azee 500 od x 3d tab deriphyllin retard 150 bd x 5d cxr pa cbc rv 5d
+ Amoxicillin 500 Clavulanic 125|2|5|10
+ Azithromycin 500|1|3|3
~ Etofylline 115|2|5|10
t X-Ray Chest
t CBC

pcos irregular menses bmi 29 tab metformin 500 bd x 3 months tab deviry 10 od x 5d adv usg pelvis tsh s.prolactin lh fsh weight reduction
+ Metformin 500 Tablet|2|90|180
+ Medroxyprogesterone 10|1|5|5
t Ultrasound Pelvis
t TSH
t Prolactin
t LH
t FSH

luts nocturia 3 times cap urimax 0.4 hs x 30d adv psa urine r/m usg kub reduce fluids at night rv 1 month
+ Tamsulosin 0.4|1|30|30
t PSA
t Urine Routine
~t Ultrasound Abdomen

recurrent aphthous ulcers kenacort oral paste la tds x 5d hexidine mouthwash bd x 7 d tab b complex od x 15d
+ Triamcinolone 0.1% Oral Paste|3|5|1
+ Chlorhexidine|2|7|1
+ Vitamin B Complex Tablet|1|15|15

lbp 1 wk slr neg tab ultracet bd x 5d cap pregabalin 75 hs x 10 d xray ls spine ap lat hot fomentation rv 7 d
+ Tramadol 37.5 Paracetamol 325|2|5|10
+ Pregabalin 75|1|10|10
t X-Ray Lumbar

chickenpox day 2 tab acyclovir 800 5 times a day x 7d calamine lotion la tds x 7d tab cetirizine 10 hs x 5d isolation at home rv 1 wk
+ Aciclovir 800|5|7|35
+ Calamine|3|7|1
+ Cetirizine 10 Tablet|1|5|5

vit d 11 ng bodyache uprise d3 60k once a week x 8 weeks tab shelcal 500 od x 60d sun exposure
+ Colecalciferol 60,000 Capsule / Colecalciferol 60,000 Sachet|*|*|8
+ Calcium Carbonate 500|1|60|60

8 mth old wt 8 kg cold blocked nose feeding well nasoclear drops 2 drops each nostril tds x 5d paracetamol drops 1 ml sos fever vit d drops 1 ml od x 30 d
+ Sodium Chloride 0.65% Nasal|3|5|1
+ Paracetamol 100 mg/ml Drops|sos|*|1
+ Colecalciferol 400 Drops|1|30|2

post pci 2 yrs no angina bp 122/76 cont clopilet a 75 od x 30d tab atorva 40 hs x 30d tab metolar xr 25 od x 30d adv ecg 2d echo
+ Clopidogrel 75 Acetylsalicylic 75|1|30|30
+ Atorvastatin 40|1|30|30
+ Metoprolol XR 25|1|30|30
t ECG
t 2D Echo

constipation 2 weeks syp cremaffin 15 ml hs x 10d isabgol 2 tsp hs with warm water x 15 d high fibre diet adv tsh
+ Liquid Paraffin Milk of Magnesia|1|10|1
+ Ispaghula|1|15|*
t TSH

t2dm fbs 142 ppbs 210 wt 81 tab galvus met 50/500 bd x 30d tab forxiga 10 od x 30 d diet walk 30 min adv hba1c kft urine acr rv 1 mth
+ Vildagliptin 50 Metformin 500|2|30|60
+ Dapagliflozin 10|1|30|30
t HbA1c
t Kidney Function
t Urine Albumin Creatinine
`;
