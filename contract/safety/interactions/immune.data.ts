/** Immune system and cancer. */
export const IMMUNE = `
@biologic | @biologic, -rituximab | serious | severe infections; one of them. | Etanercept, abatacept 4.4
@jakInhibitor | @biologic, azathioprine, ciclosporin, tacrolimus | serious | severe infections; one of them. | Tofacitinib 4.4
@jakInhibitor, roflumilast, apremilast | rifampicin | serious | the drug loses its effect. | Tofacitinib 4.5
@jakInhibitor | @cyp3aStrong, fluconazole, erythromycin, leflunomide, teriflunomide, probenecid | note | the drug rises; half the dose. | Tofacitinib 4.2
leflunomide, teriflunomide | @biologic, azathioprine, natalizumab | note | blood counts and the liver. | Leflunomide 4.4
fingolimod, siponimod, natalizumab, ocrelizumab | @immunosuppressant, -fingolimod, -siponimod, -natalizumab, -ocrelizumab | note | infections; the effects add up. | Fingolimod 4.5
@calcineurin, @mtor | @mtor, @ace, mycophenolate | note | infections, kidney or swelling. | Sirolimus 4.4
@calcineurin | st johns wort, melphalan, doxorubicin, etoposide, imatinib, lercanidipine, dabigatran, phenobarbital, echinacea | note | levels change. | Ciclosporin 4.3, 4.5
cyclophosphamide | allopurinol, azathioprine, @thiazide, amiodarone, suxamethonium, indomethacin, metronidazole, digoxin, fluconazole, itraconazole, bupropion, ciprofloxacin, interferon, natalizumab, paclitaxel, doxorubicin, trastuzumab, etanercept | note | low blood counts, or it works less. | Cyclophosphamide 4.5
ifosfamide | aprepitant, ketoconazole, cisplatin, @vka | note | confusion or kidney. | Ifosfamide 4.5
doxorubicin, epirubicin, daunorubicin, idarubicin | trastuzumab, paclitaxel, ciclosporin, verapamil, docetaxel | note | the heart. | Doxorubicin 4.5
cisplatin, carboplatin | @aminoglycoside, @loop, vancomycin, ifosfamide, paclitaxel, docetaxel, methotrexate, phenytoin, capreomycin, zidovudine | note | hearing and kidney. | Cisplatin 4.5
pemetrexed | ibuprofen, indomethacin, diclofenac, naproxen, piroxicam, aspirin | note | pemetrexed rises; stop days before. | Pemetrexed 4.5
bleomycin | vinblastine, brentuximab, filgrastim, cisplatin | note | the lungs. | Bleomycin 4.5
brentuximab | bleomycin | serious | the lungs. | Brentuximab 4.3
vincristine, vinblastine, vinorelbine | mitomycin, isoniazid, asparaginase, phenytoin, voriconazole, posaconazole, itraconazole, aprepitant, nifedipine | note | nerves or lungs. | Vincristine 4.5
thalidomide, lenalidomide, pomalidomide | dexamethasone, estradiol, @contraceptive, epoetin, doxorubicin | note | clots. | Thalidomide 4.4, 4.5
lapatinib, imatinib, sunitinib, pazopanib, erlotinib, gefitinib, sorafenib | @vka, simvastatin, digoxin | note | bleeding or muscle pain. | Imatinib, pazopanib 4.5
imatinib | levothyroxine, ciclosporin, phenytoin, simvastatin, metoprolol | note | levels change. | Imatinib 4.5
venetoclax | @cyp3aStrong, @cyp3aModerate, verapamil, amiodarone, ciclosporin | serious | venetoclax rises many times. | Venetoclax 4.3
abiraterone | spironolactone | note | prostate cancer may grow, or bones break. | Abiraterone 4.5
hydroxyurea | didanosine, stavudine, interferon | note | pancreas, blood counts. | Hydroxyurea 4.4
mercaptopurine, azathioprine | leflunomide, mycophenolate | note | blood counts and infections. | Azathioprine 4.5
sulfasalazine, mesalazine | azathioprine, mercaptopurine, methotrexate | note | blood counts. | Mesalazine 4.5
dapsone | trimethoprim, probenecid, pyrimethamine, zidovudine, primaquine, rifampicin, hydroxyurea | note | red blood cells and counts. | Dapsone 4.5
interferon | theophylline, zidovudine, ribavirin, hydroxyurea, clozapine | note | blood counts or levels. | Interferon 4.5
aprepitant, fosaprepitant | pimozide, cisapride, astemizole, terfenadine | serious | QT and sudden heart rhythm trouble. | Aprepitant 4.3
aprepitant, fosaprepitant | dexamethasone, methylprednisolone, @vka, @contraceptive, midazolam, ifosfamide, tacrolimus, ciclosporin, phenytoin | note | levels change. | Aprepitant 4.5
immunoglobulin | @loop | note | clots and kidney. | Immunoglobulin 4.4
eltrombopag | rosuvastatin, ciclosporin, lopinavir, @binder | note | levels change. | Eltrombopag 4.5
erlotinib, gefitinib | @nsaid | note | bleeding of the bowel. | Erlotinib 4.5
asparaginase | methotrexate, prednisolone | note | one weakens or strengthens the other. | Asparaginase 4.5
`;
