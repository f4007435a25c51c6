/** Notes of the same kinds, written after the rules; none of their medicines is ordered. */
export const MORE_HOSTILE_NOTES = `
pt taking telma 40 od since 3 yrs bp 150/90
k/c/o dm on glycomet 500 bd 30d
was prescribed azithro 500 od 3d didn't help
her mother takes atorva 10 hs 30d, she wants same
htn, telma 40 od 30d nahi le raha
sugar ki goli glycomet 500 bd 30d kha raha hai
patient says he takes ecosprin 75 od 30d
reports using asthalin inhaler 2 puffs tds 30d
pt came with telma 40 od 30d strip
brought old strip of amlodipine 5 od 30d
amlodipine 5 od 30d by cardiologist
dr mehta started wysolone 20 od 5d last week
dolo 650 tds 3d without relief
pan 40 od 10d chal rahi hai
bp ki dawai telma 40 od 30d roz lete hain
thyronorm 50 od 30d kab se le rahe
no response with azithral 500 od 3d
temporarily off metformin 500 bd 30d
metformin 500 bd 30d withheld
telma 40 od 30d to be stopped
telma 40 od 30d should be stopped
telma 40 od 30d on hold
telma 40 od 30d not to be given
telma 40 od 30d deferred
telma 40 od 30d cancelled
telma 40 od 30d later
telma 40 od 30d once bp charted
telma 40 od 30d if bp > 140
telma 40 od 30d sos if bp more than 160
start telma 40 od 30d only if home bp high
defer statin atorva 10 hs 30d
avoid: ibuprofen 400 tds 3d
contraindications diclofenac 50 bd 5d
do not repeat azithro 500 od 3d
not keen on amitriptyline 10 hs 30d
does not want insulin glargine 10 u hs 30d
unwilling for mixtard 30/70 10 u bd 30d
patient requests alprax 0.25 hs 10d
self medicated with augmentin 625 bd 5d
given inj diclofenac 75 im stat at phc
diclofenac injection stat given outside
stat dose of deriphylline given
he has been using budecort 200 2 puffs bd 30d
previous treatment: cefixime 200 bd 5d, pan 40 od 5d
rx from village: amox 500 tds 5d, pcm 500 tds 5d
past history of att 6 months rifampicin
side effect with statin atorva 20 hs 30d
telma 40 od 30d cough aa raha hai
metformin 500 bd 30d loose motions started
ecosprin 75 od 30d gastritis hui
clopidogrel 75 od 30d bruising ho raha
dolo 650 tds 3d rash aaya
cetirizine 10 hs 5d drowsy ho jata
amox 500 tds 5d anaphylaxis
ceftriaxone 1 g od 3d test dose positive
penicillin se allergy hai amoxyclav 625 bd 5d
sulfa allergy septran ds bd 5d
allergic nsaids zerodol p bd 5d
vit d3 60000 daily 10 days
d rise 60k bd 8 wks
alendronate 70 od 4 wks
risedronate 35 od 30d
azithro 500 mwf 4 weeks
wysolone 10 mg mwf 30d
ivermectin 12 mg od 7 days apart 2 doses
warfarin 5 mg as per inr 30d
warfarin 3 mg alternate with 5 mg 30d
thyronorm 50 and 75 alternate days 30d
thyronorm 50/75 alternate days 30d
lantus 10-12 u hs 30d
lantus 10 u hs titrate to 14 30d
novomix 10 before breakfast 8 before dinner 30d
insulin as per sliding scale regular 30d
mixtard 10 units morning 30d stopped last week
syp pcm 5-7.5 ml tds 3d
syp amoxyclav 228 5 ml or 7 ml bd 5d
pcm 250 syp 10 mg/kg/dose 6 hourly 3d wt 12
syp cefixime 50 8 mg/kg/day bd 5d
pcm drops 0.8 ml or 1 ml tds 2d
syp ibugesic plus for brother 5 ml tds 3d
syp salbutamol 2 mg 2.5 ml tds 5d stop after 2 days
dolo 650 tds or sos 3d
pan 40 od or bd 10d
pan 40 od bd 10d
telma 40/80 od 30d
telma 40 or 80 od 30d
atorva 10-20 hs 30d
glimepiride 1 or 2 od 30d
glycomet gp 1 or 2 od 30d
amlodipine 5 2.5 od 30d
metoprolol 25 50 od 30d
dolo 650 tds 3d crocin 500 sos 3d
is telma 40 od 30d ok
telma 40 od 30d ok?
check with cardiologist before clopidogrel 75 od 30d
confirm dose thyronorm 75 od 30d
verify strength atorva 20 hs 30d
query metformin 500 bd 30d
[telma 40 od 30d] old
ex: telma 40 od 30d
e.g. telma 40 od 30d
telma 40 od 30d => changed to amlodipine 5 od
telma 40 od 30d crossed out
telma 40 od 30d (old)
telma 40 od 30d - old rx
telma 40 od 30d same as before
current meds: telma 40 od amlong 5 od 30d
current medications telma 40 od 30d, atorva 10 hs 30d
on meds: glycomet 500 bd 30d
home meds: ecosprin 75 od 30d
drug history: prednisolone 10 od 30d
drug h/o: wysolone 10 od 30d
treatment history azithro 500 od 3d
medication history: telma 40 od 30d
ongoing: thyronorm 50 od 30d
tab x 3 months telma 40 od then stopped himself
stopped telma 40 od 30d himself
left taking telma 40 od 30d
irregular with telma 40 od 30d
non compliant to metformin 500 bd 30d
poor compliance telma 40 od 30d
compliant with telma 40 od 30d
doing well on telma 40 od 30d
well controlled with glimepiride 1 od 30d
stable on escitalopram 10 od 30d
better after azithro 500 od 3d
improved with pan 40 od 10d
relieved by dolo 650 tds 3d
fever subsides with dolo 650 tds 3d
pain only relieved on tramadol 50 bd 5d
needs dolo 650 tds 3d daily to walk
dependent on alprax 0.25 hs 10d
addicted to tramadol 50 bd 5d
exposed to cabergoline 0.5 weekly
husband treated with metronidazole 400 tds 7d
partner also metronidazole 400 tds 7d
child ate tab glimepiride 2 od
accidental ingestion amlodipine 5 od 2 tabs
58 m htn f/u bp 150/90 takes telma 40 od from phc
pt says chemist gave azithro 500 od 3d, fever persists
patient's wife asks if he can take alprax 0.25 hs 10d
was advised amlodipine 5 od 30d but never started
started on thyronorm 50 od elsewhere 2 months back
last hba1c 9 on glycomet 500 bd and glimepiride 1 od
rash after amox 500 tds given for tonsillitis last year
admitted last month given ceftriaxone 1 g bd 5d
had taken full course of azithro 500 od 5d
koi dawa nahi le rahe pehle telma 40 od 30d lete the
doctor ne telma 40 od 30d likha tha par nahi li
amlodipine 5 od 30d se pairo me sujan aa gayi
bp ki goli telma 40 od 30d roz kha rahi hai
sugar ki dawa band kar di thi glycomet 500 bd 30d
aap bolo to telma 40 od 30d shuru kare
agar bp zyada rahe to telma 40 od 30d denge
report normal aaye to thyronorm 50 od 30d band
papa ko telma 40 od 30d chalti hai
padosi ne dolo 650 tds 3d di
medical store se azithro 500 od 3d le li
maine kaha tha pan 40 od 10d lena
usne metformin 500 bd 30d kha li
dawa khatam ho gayi telma 40 od 30d
telma 40 od 30d ki dawa khatam
wo telma 40 od 30d mangta hai
metformin 500 bd 30d lene ka mann nahi
dolo 650 tds 3d mat lena ab
ab se telma 40 od 30d band
telma 40 od 30d rok do
telma 40 se amlodipine 5 od 30d me badla
do we continue ecosprin 75 od 30d
need for statin? atorva 10 hs 30d
? start atorva 10 hs 30d
atorva 10 hs 30d ?needed
would benefit from atorva 10 hs 30d
counselled regarding insulin glargine 10 u hs 30d
explained about methotrexate 10 weekly 4 weeks
advised to buy telma 40 od 30d next month
wysolone 30 od 5d then taper 5 mg every 3 days
wysolone 40 od tapering over 2 weeks
prednisolone 1 mg/kg od 5d
vit b12 inj alternate day 5 doses then weekly 4 doses
iron sucrose 200 mg in 100 ns alternate days 5 doses
depo 150 mg im every 3 months
benzathine penicillin 1.2 mu im every 3 weeks
tt 0.5 ml im now and after 4 weeks
inj vit k 1 mg im stat given
premature baby 1.2 kg caffeine 20 mg/kg
syp azithro 200 3 ml od 3 days or till finished
warfarin 2 mg od alternate 3 mg
digoxin 0.25 5 days a week 30d
eltroxin 100 6 days a week 30d
methotrexate 15 mg saturday folic acid 5 mg monday 4 weeks
insulin 10 10 10 30d
lantus 12 at night 30d
heart failure worsened with telma 40 od 30d
treatment failure azithro 500 od 3d
food poisoning took emeset 4 tds 2d
poisoning warfarin 5 od 30d
irregular telma 40 od 30d
accidental warfarin 5 od 3d
accident ingestion dolo 650 tds 3d
came with telma 40 od 30d
came with prescription telma 40 od 30d
came with strip of telma 40 od 30d
brought by neighbour azithro 500 od 3d
telma 40 on and off 30d
takes on and off combiflam bd 3d
by skin specialist itraconazole 100 bd 14d
as per old record telma 40 od 30d
as per file telma 40 od 30d
dr sharma continue current medications telma 40 od 30d
not to continue current medications telma 40 od 30d
current medications telma 40 od 30d
was on regular insulin 6 u tds 30d
regular tab telma 40 od 30d
kal bukhar tha dolo 650 tds 3d khayi thi
telma 40 od 30d from next visit
augmentin 625 bd 5d allergic
augmentin 625 bd 5d severe allergic reaction
augmentin 625 bd 5d reaction
dolo 650 tds 3d side effects
dolo 650 tds 3d side effects discussed so stopped
dolo 650 tds 3d ghar par hai
dolo 650 tds 3d ghar me pada hai
combiflam bd 3d jab dard hota tha li thi
combiflam bd 3d jab khate hai ulti hota hai
pan 40 od 5d khane se 2 ghante me ulti
pan 40 od 5d dawa se 1 ghanta pehle
dolo 650 2 nos tds 3d
dolo 650 3 nos od 3d
methotrexate 15 od sunday 4 weeks
osteofos 70 bp check monthly 4 weeks
thyronorm 50 visit monday 75 sunday 30d
no antibiotics in last stage, azithro 500 od 3d
penicillin allergy nil now but earlier rash, amoxicillin 500 tds 5d
after eating telma 40 od 30d vomiting
telma 40 od 30d started today by dr rao
telma 40 od 30d se bp badha hua hai
`
  .trim()
  .split('\n');
