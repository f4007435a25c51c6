/** Held out: adult notes typed in one line, as a GP types between two patients. The format is described in ../parse-notes.ts. */
export const ONE_LINE = `
fever body ache 3 days throat congested tab dolo 650 tds 3 days tab azee 500 od 3 days tab pan 40 od 5 days
+ Paracetamol 650 Tablet|3|3
+ Azithromycin 500 Tablet|1|3
+ Pantoprazole 40 Tablet|1|5

c/o acidity burning epigastrium since 1 wk. pan d od bbf 10 days. gelusil syp 2 tsp tds. avoid spicy food
+ Pantoprazole 40 Domperidone Capsule|1|10
> gelusil

cold cough 2d no fever cetzine 10 hs 5d steam inhalation
+ Cetirizine 10 Tablet|1|5

LBP 1 mth after lifting weight tab zerodol p bd 5d cap myoril 4 bd 5d diclo gel la tds xray ls spine
+ Aceclofenac 100 Paracetamol Tablet|2|5
+ Thiocolchicoside 4 Capsule|2|5
+ Diclofenac 1% Gel|3|-|1
t Lumbar Spine

UTI burning mict 4 d urine rm c/s nitrofurantoin 100 bd x 5d citralka syp 2 tsf tds in water
+ Nitrofurantoin 100 Capsule|2|5
> citralka
t Urine Routine
t Urine Culture

DM FU fbs 142 ppbs 210 cont glycomet gp2 bd add dapa 10 od 30d hba1c next visit
~ Glimepiride 2 Metformin Tablet|2|30
+ Dapagliflozin 10 Tablet|1|30
~t HbA1c

known htn bp 150/90 tab telma am 1 od 30 d tab ecosprin 75 od 30 d lipid profile kft ecg
+ Telmisartan 40 Amlodipine Tablet|1|30
+ Acetylsalicylic 75 Enteric Tablet|1|30
t Lipid Profile
t KFT
t ECG

loose stools 6 times vomiting 2 ORS 5 sachets tab emeset 4 tds 2 days cap redotil 100 tds 2 days plenty of fluids
+ Oral Rehydration Salts|*|*|5
+ Ondansetron 4 Orally Tablet|3|2
+ Racecadotril 100 Capsule|3|2

itching groin 2 wks ringworm itraconazole 100 bd 14 days luliconazole cream bd 21 days levocet 5 hs 14 days dry clothes
+ Itraconazole 100 Capsule|2|14
+ Luliconazole 1% Cream|2|21|*
+ Levocetirizine 5 Tablet|1|14

hypothyroid on thyronorm 50, tsh 8.2. increase thyronorm to 75 od 60d repeat tsh after 6 wks
+ Levothyroxine 75 Tablet|1|60
~t TSH

vertigo 3 days nausea. vertin 16 tds 5 d stemetil 5 bd 3 d. ENT opinion if not better
+ Betahistine 16 Tablet|3|5
+ Prochlorperazine 5 Tablet|2|3

migraine rt side headache 2/month tab naproxen 500 sos 6 tabs flunarizine 5 hs 30 days avoid cheese coffee
+ Naproxen 500 Tablet|sos|*|6
+ Flunarizine 5 Tablet|1|30

tonsillitis fever 101 augmentin 625 bd 5 d dolo 650 tds 3 d betadine gargle tds
+ Amoxicillin 500 Clavulanic Tablet|2|5
+ Paracetamol 650 Tablet|3|3
> betadine

gout rt toe pain swelling uric acid 9.1 tab febuxostat 40 od 30 tab colchicine 0.5 bd 5 days
~ Febuxostat 40 Tablet|1|*|30
+ Colchicine 0.5 Tablet|2|5

weakness hb 8.9 tab orofer xt od 30 days cbc peripheral smear iron studies
~ Ferrous Ascorbate Tablet|1|30
t CBC
t Peripheral
t Iron

Tab Amoxyclav 625 1-0-1 5d + Tab Combiflam 1-1-1 3d + chlorhexidine mouthwash bd, dental ref
+ Amoxicillin 500 Clavulanic Tablet|2|5
+ Ibuprofen 400 Paracetamol Tablet|3|3
+ Chlorhexidine 0.2% Mouthwash|2|-|1

PMS pain abd d1 meftal spas bd 3 days usg pelvis
~ Dicyclomine 20 Mefenamic Tablet|2|3
t Ultrasound Pelvis

anxious palpitation poor sleep ecg n tab etizolam 0.5 hs 10 d propranolol 10 bd 10d
> etizolam
+ Propranolol 10 Tablet|2|10

fungal toe nail terbinafine 250 od 6 weeks lft before
+ Terbinafine 250 Tablet|1|42
t LFT

scabies family itching night permethrin 5% cream neck to toe single appl, ivermectin 12 stat, atarax 25 hs 7d
~ Permethrin 5% Cream|*|*|1
+ Ivermectin 12 Tablet|1|1
+ Hydroxyzine 25 Tablet|1|7

R knee pain 6m OA tab ultracet bd 5 days tab shelcal 500 od 30 xray knee
+ Tramadol 37.5 Paracetamol Tablet|2|5
~ Calcium Carbonate 500 Tablet|1|30
t Knee

viral fever 2 d headache tab crocin 500 qid 3 d if no relief cbc mp dengue ns1
+ Paracetamol 500 Tablet|4|3
~t CBC
~t Malarial
~t Dengue

sinusitis facial pain cap doxy 100 bd 7d otrivin nasal drops 2 drops tds 5d tab sinarest bd 3d
+ Doxycycline 100 Capsule|2|7
~ Xylometazoline 0.1% Nasal Drops|3|5|1
~ Phenylephrine Tablet|2|3

piles bleeding pr tab daflon 500 bd 7 d syp cremaffin 3 tsf hs sitz bath
> daflon
~ Liquid Paraffin Magnesia|1|*|*

conjunctivitis re moxiflox e/d 1 drop 4 times 5 days cold compress
~ Moxifloxacin 0.5% Eye Drops|4|5|1
`;
