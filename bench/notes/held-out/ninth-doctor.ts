/**
 * The held-out half of the notes in ../open/ninth-doctor.ts. Unseen, five of its drugs were scored wrong. Two were:
 * `4 tab given`, and a tablet's name that only an injection of the list has; three were faults of the expectations. A
 * step before `stop` was dropped, too. Only these three mistakes of the reader were mended.
 */
export const NINTH_DOCTOR = `
loos motion vomitting since mrng no fvr ondem md 4 tds 2d o2 bd 3d ors 1 ltr/day curd rice banana
+ Ondansetron 4 mg Orally|3|2||*
+ Ofloxacin 200 mg + Ornidazole|2|3||*
~ Oral Rehydration|*|*|*|*

lantus 18 u hs novorapid stop add human mixtard no, sugars 180-220 glyco sr 1g bd 30d fbs ppbs wkly
~ Glargine|*|*|*|*
~ Metformin SR 1 g|2|30||*
~t Fasting Blood Sugar
~t Post-Prandial

copd tiova rotacap 1 od seroflo 250 rotahaler bd 1 mo deriphyllin hs cxr spirometry
~ Tiotropium|1|*|*|*
~n seroflo
~n deriphyllin
t X-Ray Chest
t Spirometry

3 yr f 12 kg cold cough t-minic 2.5 ml tds 3d levolin syp no, nasoclear drops 2 drops tds calpol 250 4 ml if temp
~ Paracetamol 250|*|*|1|*
~ Sodium Chloride 0.65%|3|*|1|*
~n t-minic
~n nasoclear

omnacortil 20 bd 3d, 20 od 3d, 10 od 3d, 5 od 3d stop
~ Prednisolone 20|*|*|*|*
~ Prednisolone 10|*|*|*|*
~ Prednisolone 5 mg Tablet|*|*|*|*
~n omnacortil

same as last visit + add ecosprin 75 hs 1 month
+ Acetylsalicylic Acid 75|1|30||*

bukhar nahi hai khasi sukhi 2 hafte se montek lc raat ko 10 din steam cxr aur cbc esr
~ Levocetirizine 5 mg + Montelukast 10|1|10||*
t X-Ray Chest
t CBC
t ESR

calcium 1 after lunch 1 after dinner 60 d vit d3 60000 mahine me ek baar 6 mahine
~ Calcium Carbonate|2|60||*
~ Colecalciferol 60,000 IU Capsule / Colecalciferol 60,000 IU Sachet|*|*|6|*

hold glycomet for 3 days then restart 500 od. creat 1.9 rpt kft 5 d
~n glycomet
~ Metformin 500 Tablet|*|*|*|*
~t Kidney

glaucoma timolol eye drops bd both eyes 1 month latanoprost hs 1 month iop check
+ Timolol|2|30|1|*
+ Latanoprost|1|30|1|*

uti preg 16 wk no nitro, cefixime 200 bd 7 d urine cs hydration
+ Cefixime 200|2|7||*
t Urine Culture

bp controlled amlo 5 telma 40 rosu 10 all od 3 months lipid lft before nxt
~ Amlodipine 5 mg Tablet|1|90||*
~ Telmisartan 40 mg Tablet|1|90||*
~ Rosuvastatin 10|1|90||*
~t Lipid
~t Liver Function

patient ne bola augmentin se ulti hui isliye band, ab azee 500 od 5d, pan 40 od 5 d
+ Azithromycin 500|1|5||*
+ Pantoprazole 40 Tablet|1|5||*

15 kg boy tonsillitis azithral 200 5 ml od 3 d pcm 250 5 ml q6h prn 3d no antihistamine
~ Azithromycin 200|1|3|1|*
~ Paracetamol 250|*|*|1|*

eltroxin 50 to 75 mcg change, 1 od empty stomach 45 days then tsh
~ Levothyroxine 75|1|45||*
~n eltroxin
~t TSH

rt shoulder pain myospaz bd 5d volini gel la tds rest no lifting zerodol p bd pc 5d
~ Aceclofenac 100 mg + Paracetamol 325 mg Tablet|2|5||after food
~ Chlorzoxazone|2|5||*
~n volini
~n myospaz

dandruff ketoconazole shampoo twice weekly 4 weeks betnovate lotion no
~ Ketoconazole 2% Shampoo|*|*|*|*

fluconazole 150 weekly x 4 terbinafine cream bd 4 wk no steroid cream keep dry
~ Fluconazole 150|*|*|4|*
~n terbinafine

typhoid widal pos cefixime 200 two tab bd 10d pcm 650 sos 10 tabs soft diet cbc lft rpt 1 wk
~ Cefixime 200|*|10|*|*
~ Paracetamol 650|sos|*|10|*
~t CBC
~t Liver Function

epilepsy cont levera 500 bd, valparin cr 500 1/2 mng 1 night 30 d dont miss dose
~ Levetiracetam|2|*|*|*
~n levera
~ Sodium Valproate CR 500|*|30|*|*

chest pain ecg stat trop i ecosprin 325 chewed here clopitab 4 tab given refer cardio
t ECG
~t Troponin I (Card
~t Troponin I (Quant

anxious sleep poor clonaz 0.25 hs 10 days taper nexito 5 od 2wk then 10 od
~ Clonazepam|*|10|*|*
~ Escitalopram 5|1|14||*
~ Escitalopram 10|*|*|*|*
~n nexito

piles sitcom bd anovate cream la bd isabgol 2 tsp hs warm sitz bath lots of water
~ Ispaghula|*|*|*|*
~n sitcom
~n anovate

iron def hb 8.4 autrin od 3 mths no tea with it vit c 500 od deworm alb 400 stat stool ob
~ Ascorbic|1|*|*|*
~ Albendazole 400|*|*|1|*
~n autrin
t Stool Occult

urticaria allegra 180 od 10d avil inj given wysolone 10 bd 3d then od 3 d ige not needed
+ Fexofenadine 180|1|10||*
~ Prednisolone 10|*|*|*|*

dengue ns1 plt daily pcm only no brufen no diclo ors juice
~t Dengue
~t Platelet
~ Oral Rehydration|*|*|*|*
~n pcm
~ Paracetamol 650 mg Tablet|*|*|*|*

bph urimax 0.4 hs 30 d usg pelvis with pvr psa kft urine rm
+ Tamsulosin|1|30||*
t Ultrasound Pelvis
t PSA
t Kidney
t Urine Routine

cut wound tt inj given tab cefadroxil 500 bd 5 d dressing alt day t bact oint la bd
+ Cefadroxil 500|2|5||*
~ Mupirocin|2|*|*|*
~n bact

ear pain 6 yr 20kg amoxyclav 457 5ml bd 7d ibugesic 7.5 ml tds pc 3d otorex no drops
~n amoxyclav
~ Ibuprofen 100 mg/5|3|3|1|after food

bp meds missed 1 wk no new drug restart same amlokind at 1 od
~n amlokind
`;
