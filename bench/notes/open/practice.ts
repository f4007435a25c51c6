/**
 * Notes of a general practice, half of them hostile: conditions in Hindi, take-backs, tapers that are interrupted, orders
 * of others. `⏎` is a new line. Written before they were read. The format is described in ../parse-notes.ts.
 */
export const PRACTICE = `
fever 4d ?dengue dolo 650 tds 3d⏎doxy 100 bd 5d sirf tab jab ns1 negative aaye⏎cbc ns1
+ Paracetamol 650|3|3||-
~n doxy
n ns1 negative
t CBC
~t Dengue NS1

uti nitrofur 100 bd 5d, oh sorry she is g6pd def, fosfomycin 3 g stat instead⏎urine c/s
~n nitrofur
~ Fosfomycin|*|*|*
t Urine Culture

telma 40 od 30d - no wait bp 104/70, hold telma
~n telma
n hold telma

pt wants augmentin i said no. only dolo 650 tds 3d, steam
~n augmentin
+ Paracetamol 650|3|3||-
n steam

mother on eltroxin 50, child tsh normal. bevon drops 0.5 ml od 1 mth
~n eltroxin
~n bevon

allergic to brufen - rash last yr. dolo 650 sos, tab cetzine 10 hs 5d
~n brufen
~ Paracetamol 650|sos|*|*
+ Cetirizine 10 Tablet|1|5

agar bukhar 3 din me na utre to azee 500 od 3d lena, abhi sirf dolo 650 tds 3d
~n azee
+ Paracetamol 650|3|3||-

wysolone 30 od 5d⏎pan 40 od 15d⏎wysolone 20 od 5d⏎wysolone 10 od 5d stop
~n wysolone
~n wysolone
~n wysolone
+ Pantoprazole 40 Tablet|1|15||-

omnacortil 10 bd 3d phir od 3d phir band
~ Prednisolone 10|*|6|9

cbc lft done outside wnl. repeat lft 2 wk baad. udiliv 300 bd 15d
+ Ursodeoxycholic 300|2|15||-
~t LFT

k/c/o dm on glycomet gp2 bd, fbs 180, gp2 se gp3 nahi karna, diet only
~n gp2
n diet only

migraine: naprosyn 500 sos max 2/d, NOT with brufen he takes
~ Naproxen 500|sos|*|*
~n brufen

loose motion, norflox tz bd 3d likhna tha but pregnant so only ors, zinc nahi
~n norflox
~ Oral Rehydration|*|*|*
~n zinc

chest pain ecg stat, trop i if ecg changes, sorbitrate 5 s/l sos
t ECG
~ Isosorbide Dinitrate|sos|*|*

amlong 5 od se pedal edema, cilacar 10 od 30d kar diya
~n amlong
~ Cilnidipine 10|1|30

wt 14kg calpol 250 5ml sos if temp > 100, meftal p 5ml only if calpol se na utre
~ Paracetamol 250 Syrup|sos|*|*
~n meftal

dolo 650 tds 3d azee 500 od 3d ~~augmentin 625 bd 5d~~ pan 40 od 5d
+ Paracetamol 650|3|3||-
~ Azithromycin 500|1|3
~n augmentin
~ Pantoprazole 40 Tablet|1|5

inj monocef 1g given in casualty, now cefixime 200 bd 5d
~n monocef
+ Cefixime 200 Tablet|2|5||-

usg abd dekh ke decide karenge, tab tak pan d od ac 7d
+ Pantoprazole Domperidone|1|7||before food
~t Ultrasound Abdomen

thyronorm 50 ya 75? tsh dekh ke
? thyronorm
~t TSH

viral fever 2d dolo 650 tds pc 3d, cetzine hs 3d, plenty fluids
+ Paracetamol 650|3|3||after food
+ Cetirizine 10 Tablet|1|3||-
n plenty fluids

acidity pan d od ac 10d⏎mucaine 10ml tds
+ Pantoprazole Domperidone|1|10||before food
~n mucaine

htn f/u bp 130/80 cont telma 40 od 30d amlong 5 od 30d
+ Telmisartan 40|1|30||-
+ Amlodipine 5|1|30||-

dm2 glycomet 500 bd 30d, fbs ppbs hba1c
+ Metformin 500|2|30||-
t FBS
t PPBS
t HbA1c

lbp 3d zerodol th bd 5d pan 40 od 5d, hot fomentation, no wt lifting
> zerodol
+ Pantoprazole 40 Tablet|1|5||-
n hot fomentation
n no wt lifting

uri amox 500 tds 5d levocet hs 5d steam
+ Amoxicillin 500 Capsule|3|5||-
+ Levocetirizine 5 Tablet|1|5||-
n steam

agt ors 4 sachets, zinc 20 od 14d, econorm bd 3d, emeset 4 sos
~ Oral Rehydration|*|*|4
+ Zinc Sulphate 20|1|14||-
+ Saccharomyces|2|3||-
~ Ondansetron 4 Disintegrating|sos|*|*

4 yr 16kg fever cough x2d calpol 250 5ml tds 3d, ascoril ls 5 ml tds 5d
+ Paracetamol 250 Syrup|3|3|*|-
> ascoril

8 mo 8kg loose motions ors zinconia 5 ml od 14d
~ Oral Rehydration|*|*|*
~ Zinc 20 mg/5 Syrup|1|14|*

uti burning niftran 100 bd 5d citralka 10 ml tds urine rm cs
~ Nitrofurantoin|2|5
~ Disodium Hydrogen Citrate|3|*|*
t Urine Routine
~t Urine Culture

allergic rhinitis montair lc hs 10d, fluticasone nasal spray 1 puff bd
+ Levocetirizine Montelukast 10|1|10||-
~ Fluticasone 50 Nasal|2|*|1

anemia hb 8.4 orofer xt od 60d albendazole 400 stat
+ Ferrous Ascorbate|1|60||-
~ Albendazole 400|1|1

ringworm candid cream bd 3wk, itra 100 bd 14d, lft
~ Clotrimazole 1% Cream|2|21|*
+ Itraconazole 100|2|14||-
t LFT

migraine naprosyn 500 bd 3d, flunarizine 5 hs 30d
+ Naproxen 500|2|3||-
+ Flunarizine 5|1|30||-

bachche ka wt 10kg, bukhar 102, crocin 120 syp 6ml 6 hrly 3 din
~ Paracetamol 120 Syrup|4|3|*

gout febu 40 od 30d, colchicine 0.5 bd 7d, s uric acid
+ Febuxostat 40|1|30||-
+ Colchicine|2|7||-
t Uric Acid

insomnia restyl 0.25 hs 5d only
+ Alprazolam 0.25|1|5||-

thyronorm 50 subah khali pet 90d, tsh 6 wk baad
+ Levothyroxine 50|1|90
~t TSH

knee oa: dolo 650 sos, shelcal 500 od 30d, xray both knee
~ Paracetamol 650|sos|*|*
+ Calcium Carbonate 500|1|30||-
t X-Ray Knee

wound dressing, tt stat, augmentin 625 bd 5d, zerodol sp bd 5d, t-bact bd
~ Tetanus|*|*|1
+ Amoxicillin 500 Clavulanic|2|5||-
+ Aceclofenac Paracetamol Serratiopeptidase|2|5||-
~ Mupirocin|*|*|*
`;
