/** Notes of a general practice, half of them hostile, as in ../open/practice.ts. */
export const PRACTICE = `
scabies permethrin 5% raat ko lagana, ghar me sabko. pregnant wife ko ivermectin mat dena. ivermectin 12 stat rpt 7d pt ko
~ Permethrin 5%|*|*|*
~ Ivermectin 12|*|*|*

htn bp 138/86 same rx chalu rakho, koi nayi dawa nahi, rft 1 mth baad
n same rx
~t KFT

clexane? no. ecosprin 75 od 30d only after platelet > 1 lac
~n clexane
~n ecosprin
n platelet

amoxyclav 625 bd 5d⏎if rash stop⏎dolo 650 sos
+ Amoxicillin 500 Clavulanic|2|5
~ Paracetamol 650|sos|*|*

if upt neg then mtp kit nahi, meprate 10 bd 5d
~n meprate
~t UPT

dr gupta ne levoflox 750 od di thi, 3 din liya, band. ab sirf ors aur econorm bd 3d
~n levoflox
~ Oral Rehydration|*|*|*
~ Saccharomyces|2|3

pregnancy 8wk, folvite 5 od 30d, no doxinate abhi, agar ulti ho to doxinate hs
+ Folic Acid 5|1|30||-
~n doxinate

sugar 240 fasting, insulin se mana kiya. glycomet gp 1 bd 30d, hba1c
+ Glimepiride 1 Metformin|2|30||-
t HbA1c

stop metosartan, ct telma h od 30d
~ Telmisartan 40 Hydrochlorothiazide|1|30

bt ct normal, extraction kal. amox 500 tds 5d, brufen 400 bd 3d after extraction
+ Amoxicillin 500 Capsule|3|5||-
~ Ibuprofen 400 Tablet|2|3

ct scan brain karao agar ulti ya behoshi ho. abhi dolo 650 sos
~ Paracetamol 650|sos|*|*
n behoshi

cough 2wk sputum afb x2, cxr. akt nahi shuru karna abhi
t Sputum for AFB
t X-Ray Chest
n akt nahi

alprax 0.25 hs 5d scratch that, etizola nahi, melatonin 3 hs 10d
~n alprax
~n etizola
~n melatonin

defcort 6 bd 5d then od 5d, wheeze badhe to 12 bd
~ Deflazacort 6|*|10|15

penicillin se allergy puchho, nahi ho to pentids 400 bd 10d
~n pentids

warf 5 od, inr 3.8, 2 din band phir 3 mg od. inr 5d baad
~n warf
~t Prothrombin

ear pain rt, ciplox ear drop 3 tds 5d, agar pus ho to augmentin bhi
~ Ciprofloxacin 0.3%|3|5|1
~n augmentin

baby 6mo fever 1d, no antibiotic no cough syp, crocin drops 0.8ml 6 hrly sos
~ Paracetamol 100 Drops|*|*|*

lft deranged hold atorva till sgpt < 80, udiliv 300 bd 30d, rpt lft 1mth
~n atorva
+ Ursodeoxycholic 300|2|30||-
~t LFT

husband ko bhi flagyl 400 tds 5d likhna hai, pt ko flagyl 400 tds 5d + candid v6 hs 6d
~ Metronidazole 400|3|5
~ Clotrimazole 100 Vaginal|1|6|*

cough 1 wk azee 500 od 3d, grilinctus 10ml tds 5d, cxr if not better
+ Azithromycin 500|1|3||-
> grilinctus

tonsillitis augmentin 625 bd 5d pc, dolo 650 tds 3d, betadine gargle
+ Amoxicillin 500 Clavulanic|2|5||after food
+ Paracetamol 650|3|3||-
~n betadine

htn new telma am od 30d ecg lipid rft
+ Telmisartan 40 Amlodipine|1|30||-
t ECG
t Lipid Profile
t KFT

dm galvus met 50/500 bd 30d, atorva 10 hs 30d
~ Vildagliptin 50 Metformin 500|2|30
+ Atorvastatin 10|1|30||-

pet dard khane ke baad, rantac nahi, pan 40 khali pet 14 din
~ Pantoprazole 40 Tablet|*|14

vertigo vertin 16 tds 7d stemetil 5 sos
+ Betahistine 16|3|7||-
~ Prochlorperazine|sos|*|*

asthma foracort 200 2 puff bd 30d, asthalin inh sos
~ Formoterol Budesonide 200|*|30|*
~ Salbutamol 100 Inhaler|sos|*|*

fungal fluka 150 weekly 4 wk, luliconazole crm od 4wk
~ Fluconazole 150|*|*|4
+ Luliconazole|1|28|*|-

2 yr 11 kg cefixime 50 syp 5ml bd 5d, calpol 120 7ml sos
~ Cefixime 50 mg/5|2|5|*
~ Paracetamol 120 Syrup|sos|*|*

dysmenorrhea meftal spas bd 3d
+ Dicyclomine 20 Mefenamic|2|3||-

piles: isabgol 2 tsp hs 15d, anovate oint bd
~ Ispaghula|1|15|*
~n anovate

anc 20wk: orofer xt od 30d shelcal 500 od 30d usg anomaly hb
+ Ferrous Ascorbate|1|30||-
+ Calcium Carbonate 500|1|30||-
~t Ultrasound Obstetric
t Haemoglobin

sinusitis doxy 100 bd 7d otrivin 2 drop tds 5d steam bd
+ Doxycycline|2|7||-
~ Xylometazoline 0.1|3|5|1
n steam bd

conjunctivitis moxiflox ed 1 drop qid 5d both eyes, no rubbing
~ Moxifloxacin Eye Drops|4|5|1
n no rubbing

typhoid widal +ve cefixime 200 bd 10d dolo 650 tds 5d soft diet
+ Cefixime 200 Tablet|2|10||-
+ Paracetamol 650|3|5||-
n soft diet

vit d3 60k weekly 8 wk, neurobion od 30d
~ Colecalciferol 60,000 Capsule / Colecalciferol 60,000 Sachet|*|*|8
~n neurobion

sprain ankle combiflam tds 3d volini gel tds, crepe, xray ankle
+ Ibuprofen 400 Paracetamol 325|3|3||-
~n volini
~t X-Ray Other Part

bp 150/96 amlo 5 od 15d, salt kam, rv 15d
+ Amlodipine 5|1|15||-
n salt kam

ped uri 5y 18kg levocet syp nahi hai, cetirizine syp 5ml hs 5d
~ Cetirizine 5 mg/5 Syrup|1|5|*

dog bite cat 2 arv d0 d3 d7 d28, tt stat, wash soap water
~ Rabies|*|*|*
~ Tetanus|*|*|*
n wash soap water
`;
