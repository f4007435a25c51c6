/**
 * Notes of an eighth doctor, written before the rules were read. Rules were tuned on the half in ../open only.
 * The format is described in ../parse-notes.ts.
 */
export const EIGHTH_DOCTOR = `
fever wid chills 4 d mp ns1 cbc plt dolo 650 qid x3d no brufen plenty fluid r/v 2 d or sos
+ Paracetamol 650|4|3||*
t Malarial Parasite
t Dengue
t CBC
~t Platelet

3 yr 13 kg ear pain rt augmentin ds 5 ml bd x7 ibugesic syp 5 ml sos x3 d otogesic drops 2 tds
? augmentin ds
~ Ibuprofen 100 Suspension|*|*|*
> otogesic

dm poor ctrl hba1c 10.2 start mixtard 30/70 16 u bbf 10 u bd dinner cont metformin 500 bd stop glimi review 1 wk with sugar chart
~ Insulin Human 30/70|*|*|*
~ Metformin 500|2|*|*|*

copd exac duolin neb tds budecort neb bd x3d medrol 16 bd x3 then od x3 azee 500 od x3 spo2 94
~ Levosalbutamol 1.25 Ipratropium|3|*|*|*
~ Budesonide 0.5|2|3|*|*
~ Methylprednisolone 16|*|*|9|*
+ Azithromycin 500|1|3||*

pet me jalan khatti dakar 1 mah se rablet d khali pet 1 goli 14 din gelusil 2 chamach khane ke baad 3 bar mirch masala band
+ Rabeprazole Domperidone|1|14||*
> gelusil

eczema hand tenovate cr bd 2 wk then od 1 wk moisturiser bar bar atarax 10 hs 7 d no soap
~ Clobetasol|*|*|*
+ Hydroxyzine 10|1|7||*
~n moisturiser

glaucoma old pt timolol e/d bd both eye cont 3 bottle refresh tears qid 1 m
~ Timolol|2|*|*|*
~ Carboxymethylcellulose|4|30|*|*

stop ramipril cough start losar 50 od x 30 d kft k after 2 wk
+ Losartan 50|1|30||*
~t KFT
~t Serum Electrolytes

antenatal 20 wks no c/o cont folic n iron tab calcium bd x 30d tt 2 nd dose today anomly scan hb urine alb gct
~ Folic Acid 5|*|*|*
~ Ferrous Ascorbate / Ferrous Sulphate|*|*|*
~ Calcium Carbonate|2|30||*
~ Tetanus|*|*|*
t Haemoglobin
~t Urine Routine
~t Glucose Tolerance Pregnancy
~t Ultrasound Obstetric

ghar me sabko khujli permite cream raat ko poore badan 1 tube repeat 7 din bad
~ Permethrin 5|*|*|*

pt says already taking thyrox 100 and shelcal same to continue no change only add uprise d3 60k weekly x 6
~ Colecalciferol 60,000 Capsule / Colecalciferol 60,000 Sachet|*|*|6|*
~ Levothyroxine 100|*|*|*
~ Calcium Carbonate|*|*|*

rt knee oa etova 400 bd 5 d after meal sompraz 40 od 5d volini gel la tds physio
> etova
+ Esomeprazole 40|1|5||*
~ Diclofenac 1% Gel|*|*|*

pcm 15 mg/kg child 12 kg syp calpol 250 6 hrly 3d mefnal p if very high fever only sponging
~ Paracetamol 250 Syrup|4|3|*|*
~ Mefenamic 100 Suspension|*|*|*

hypertension well controlld same rx 3 month no new med lipid tsh next visit
~n rx
~t Lipid Profile
~t TSH

alprax 0.25 hs x 10 d taper alt day 10 d then stop nexito 5 od 1 wk then 10 od 3 wk
~ Alprazolam|*|*|*|*
~ Escitalopram 5|1|7||*
~ Escitalopram 10|1|21||*

gastro chhota bachcha 1 saal ors ghunt ghunt zinc 20 1/2 goli 14 din dahi khichdi enterogermina 1 vial od 5 d
~ Oral Rehydration|*|*|*
~ Zinc Sulphate 20|*|14|*|*
> enterogermina

sore throat amoxyclav 625 tds 5d crocin advance sos betadine gargle bd not allergic to penicillin
+ Amoxicillin 500 Clavulanic|3|5||*
~ Paracetamol 500|*|*|*
> betadine

new raju 28 m 9900112233 hernia ref surgeon usg abd bp 120/80 no meds
t Ultrasound Abdomen
p raju;28;M;9900112233

eltroxin miss ho gayi thi 50 hi chalu rakho 3 mahine tsh 6 hafte baad shelcal 500 raat
~ Levothyroxine 50|*|*|*
~ Calcium Carbonate|*|*|*
~t TSH

inr 4.8 hold warf 2 days then 2.5 od inr after 5 d no antibiotics no ecosprin
? warf
~t Prothrombin
`;
