/** Notes that mention medicines or leave their dose open; none of them is ordered. */
export const HOSTILE_NOTES = `
do not increase telma from 40 to 80 od 30d
dolo 650 2 nos tds 5d
last month telma increase from 40 to 80 od 30d
started since last month telma 40 od 30d
suit nahi hoti metformin 500 bd 30d
amlodipine 5 od 30d not hypertensive
dont start metformin 500 bd 30d yet
azithro 500 od 3d not needed
avoid diclofenac 50 bd 5d ckd
declined escitalopram 10 od 30d
cannot take brufen 400 tds 3d ulcer
telma 40 od 30d is not to be started
telma 40 od 30d nahi dena hai
azithro 500 od 3d band karo
amlodipine 5 od 30d se pair sujan
atorva 10 hs nahi chal rahi 30d
glycomet 500 bd chhod di 30d
telma 40 od 30d ki zaroorat nahi
combiflam na de tds 3d
dolo 650 tds 3d khane se ulti hoti hai
insulin nahi lagwana 30/70 10 u bd 30d
took azithro 500 od 3d last week
completed amoxyclav 625 bd 5d
used to take glimepiride 1 od 30d
h/o intake of prednisolone 10 od 30d
received ceftriaxone 1 g iv bd 5d in hospital
telma was increased to 80 od 30d ago
discharged on clopidogrel 75 od 30d 2 weeks back
bahar se liya azithral 500 od 3d
kal dolo 650 tds 3d li thi
pehle glycomet 500 bd 30d le rahe the
do hafte pehle wysolone 20 od 5d khayi
last rx dolo 650 tds 3d azithro 500 od 3d
old prescription telma 40 od amlong 5 od 30d
dr sharma gave pan d od 10d
referred from phc on amlodipine 5 od 30d
allergy: sulfa cotrimoxazole ds bd 5d
rash with cefixime 200 bd 5d
adr to diclofenac 50 bd 5d
ciprofloxacin 500 bd 5d reaction hua tha
known hypersensitivity to ceftriaxone 1 g od 3d
cough with ramipril 5 od 30d
hypoglycemia on glimepiride 2 od 30d
plan metformin 500 bd 30d if hba1c above 7
may start telma 40 od 30d next visit
azithro 500 od 3d if no relief in 2 days
think about insulin 30/70 10 u bd 30d
in case of wheeze asthalin inhaler 2 puffs tds 5d
agar bukhar na utre to cefixime 200 bd 5d
agle mahine telma 40 od 30d shuru karenge
only if hb less than 8 orofer xt od 30d
once lft normal restart atorva 10 hs 30d
discussed starting sertraline 50 od 30d
could try pregabalin 75 hs 14d
mother takes telma 40 od 30d
father had amlodipine 5 od 30d
maa ko glycomet 500 bd 30d chalti hai
took his brother's dolo 650 tds 3d
sister's thyronorm 50 od 30d
grandfather used ecosprin 75 od 30d
stop ecosprin 75 od 30d
withhold telma 40 od 30d
wysolone 40 od then reduce by 10 every 3 days
discontinue atorva 20 hs 30d
omit evening dose glycomet 500 bd 30d
pause methotrexate 15 mg weekly 4 weeks
no change in telma 40 to 80 od 30d
metformin badha kar 1000 bd 30d last month kiya tha
methotrexate 15 od 4 weeks
osteofos 70 sunday morning 4 weeks
uprise d3 60k od 30d
thyronorm 50 mon to fri 75 sat sun 30d
lantus 20u hs if fbs more than 130 30d
actrapid 4-6 u sliding scale 30d
nph 100 u bd 30d
wt 12 kg amoxicillin 40 mg/kg/day bd 5d
agar ulti ho to emeset 4 tds 2d
combiflam 2 nos bd 3d
telma 4 od 30d
thyronorm 12.5 od 30d
warfarin 50 od 30d
prednisolone 50 od 5d
letrozole 25 od 5d
alprax 25 hs 10d
atorva 100 hs 30d
clonazepam 5 hs 10d
lasix 50 od 30d
carbamazole 10 od 30d
telma 40 od telma 80 od 30d
glycomet 500 od 1000 hs 30d
metformin 500 morning 1000 night 30d
pan 40 od 10d bd 5d
amlodipine 5 od bd 30d
levocet 5 hs 5d 10d if needed
telma 40 od 30d?
start metformin 500 bd 30d ?
cefixime 200 / cefpodoxime 200 bd 5d
dolo 650 tds 3d or 5d
should i continue telma 40 od 30d
asks whether to take ecosprin 75 od 30d
letter states metformin 500 bd 30d
d/s: tab augmentin 625 bd 5d pan 40 od 5d
ortho opinion: etoricoxib 90 od 5d
quote "tab telma 40 od x 30d" from file
on examination tab found in pocket alprax 0.25 hs 10d
azithro 500 od 3d viral no antibiotic
cbc done yesterday normal
lft was normal last month
cbc lft done outside
if fever persists cbc widal
tsh not done
tab taken by mistake warfarin 5 od 30d
ran out of telma 40 od 30d
has stock of pan 40 od 30d
dawa bachi hai glycomet 500 bd 30d
insurance denied dapagliflozin 10 od 30d
contraindicated propranolol 10 bd 30d asthma
caution with nsaids diclofenac 50 bd 3d
no relief with dolo 650 tds 3d
resistant to ciprofloxacin 500 bd 5d
vomited after doxy 100 bd 7d
fluconazole 150 7 din me 1 goli
amox 500 tds 5d chalu h
telma 40 od 30d chalu hai
telma 40 od 30d chaalu tha
`
  .trim()
  .split('\n');
