/**
 * Notes of a sixth doctor, written before the rules were known: one line, no commas, misspelt,
 * dictated and Hinglish. The format is described in ../parse-notes.ts.
 */
export const SIXTH_DOCTOR = `
high grade fevr wid chills 3d no rash no bleeding dolo650 1-1-1 x3d ors 2 pkt daily cbc mp dengue ns1 review sos
+ Paracetamol 650|3|3||*
~ Oral Rehydration|*|*|*
t CBC
t Malarial Parasite
t Dengue

k/c/o htn on telma 40 since 5 yr bp 150/94 change to telma am 1 od 30d stop telma 40 ecg s creat na k
+ Telmisartan 40 Amlodipine 5|1|30||-
t ECG
t Serum Creatinine
~t Serum Electrolytes

3 yr 14kg fever cough 2 days crocin ds 3 ml 6 hourly sos asthalin syp 5 ml tds 5d no antibiotic
~ Paracetamol 250 Syrup|*|*|*
+ Salbutamol Syrup|3|5|*|*

wheeze since morning neb asthalin 1 resp stat given foracort 200 2 puff bd with spacer 1 month montair lc hs 15 days
~ Salbutamol 2.5 Respules|*|*|*
~ Formoterol Budesonide|*|*|*
~ Spacer|*|*|*
+ Levocetirizine 5 Montelukast 10|1|15||-

sugar 286 pp on gp2 od add lantus 12 units at 10pm for one month continue gp 2 bd 30d needle ok
~ Insulin Glargine|*|30|*
~ Glimepiride 2 Metformin|2|30|*
~n needle

gale me kharash khansi 4 din azithral 500 ek roz 3 din cetzine raat ko 5 din garam pani gargle thanda band
+ Azithromycin 500|1|3||-
+ Cetirizine 10|1|5||*

pait dard loose motion 6 baar kal se cyclopam sos 6 tab o2 bd 3 din ors khub pilao racecadotril nahi dena
> cyclopam
+ Ofloxacin Ornidazole|2|3||-
~ Oral Rehydration|*|*|*

patient complains of low back pain since two weeks no radiation give tablet zerodol sp twice daily after food for five days and capsule thiocolchicoside four milligram at night for five days x-ray ls spine ap lateral
+ Aceclofenac Serratiopeptidase|2|5||after food
+ Thiocolchicoside|1|5||-
t X-Ray Lumbar

omnacortil 40 od 5d then 30 od 5d then 20 od 5d then 10 od 5d pantocid 40 od ac 20d skin rash itching
? omnacortil
+ Pantoprazole 40 Tablet|1|20||*

r eye redness watering 1d moxiflox eye drop 1 drop 4 hourly x 5d cmc eye drop qid 10d no steroid
~ Moxifloxacin 0.5|*|5|*
~ Carboxymethylcellulose|4|10|*

rept all meds 3 mnths hba1c before next visit foot care
~t HbA1c
~n meds

no fever no cough no sob routine bp check 128/82 cont amlong 5 od 90d
+ Amlodipine 5 Tablet|1|90||-

dog bite cat iii lt hand tt given elsewhere arv d0 today augmentin625 bd 5 dys wound wash soap
~ Rabies|*|*|*
+ Amoxicillin 500 Clavulanic|2|5||-

20 f lmp 40 days back upt positive folvite 5 od 30d doxinate hs 10d usg obs after 2 wk cbc bgrh hiv hbsag vdrl tsh
+ Folic Acid 5|1|30||-
+ Doxylamine|1|10||-
~t Ultrasound Obstetric
t CBC
t Blood Group
t HIV
t HBsAg
t VDRL
t TSH

burnin urin 2 dys urin r/m c/s nitrofur 100 bd x5 dys urispas 200 tds 3 dys drink water ++
+ Nitrofurantoin 100|2|5||-
+ Flavoxate|3|3||-
t Urine Routine
t Urine Culture

tinea cruris terbinaf 250 od 4 wks luliconazole cream bd la 4 wks levocet hs 10d stop quadriderm
+ Terbinafine|1|28||-
~ Luliconazole|2|28|*
+ Levocetirizine 5 Tablet|1|10||-

1 yr 9 kg fever 101 loose stool 5x pcm drop 1 ml 6hrly 2d zinc syp 5 ml od 14d ors after each motion enterogermina 1 vial bd 3d
~ Paracetamol 100 Drops|4|2|*
~ Zinc 20 Syrup|1|14|*
~ Oral Rehydration|*|*|*
> enterogermina

hypothyroid tsh 9.8 inc thyronorm 50 to 75 od empty stomach 60 days rpt tsh 2 mnth
~ Levothyroxine 75|1|60|*
~t TSH

migraine attack naproxen 500 bd sos 6 tabs domstal 10 sos 6 tabs inderal 40 hs 1 month bright light avoid
~ Naproxen 500|*|*|6
~ Domperidone 10 Tablet|*|*|6
~ Propranolol 40|1|30|*

chest pain on exertion ecg st dep loading ecosprin 300 clopitab 300 stat given refer to cardiac centre trop i
~ Acetylsalicylic Acid 300|*|*|1
~ Clopidogrel 75 Tablet|*|*|4
~t Troponin Card
~t Troponin Quantitative
~t ECG

pregnant 30 wks bp 150/100 labetalol 100 bd 15 d no ecosprin urine albumin lft kft cbc plt usg growth
+ Labetalol|2|15||-
~t Urine Routine
~t Urine Protein
~t Urine Albumin Creatinine
t LFT
t KFT
t CBC
~t Platelet
~t Ultrasound Obstetric

anxiety insomnia nexito 5 od morning 2 wks etizolam 0.25 hs sos avoid tea at night
+ Escitalopram 5|1|14||*
> etizolam

rt ear pain asom otrivin nasal drop tds 5d augmentin duo 5 ml bd 7d ibugesic 7.5 ml tds 3d wt 15 kg
~ Xylometazoline 0.1 / Xylometazoline 0.05|3|5|*|*
+ Amoxicillin 200 Clavulanic|2|7|*|*
+ Ibuprofen 100 Suspension|3|3|*|*

new ramesh kumar 45 m 9876543210 acidity 1 mth rablet d od ac 4 wks gelusil 2 tsp tds stool for h pylori
+ Rabeprazole Domperidone|1|28||*
~n gelusil
~t Helicobacter
p ramesh kumar;45;M;9876543210

stop metformin creat 2.1 start teneligliptin 20 od 30d kft 2 wk low salt diet
+ Teneligliptin|1|30||-
~t Kidney Function
`;
