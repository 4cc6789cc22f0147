/** States and provinces of a new org with lists of them, `code name` by country. Source: ISO 3166-2. Other countries have none here. */
export const STATES: Readonly<Record<string, string>> = {
  AU: `ACT Australian Capital Territory; NSW New South Wales; NT Northern Territory; QLD Queensland; SA South Australia; TAS Tasmania;
    VIC Victoria; WA Western Australia`,
  BR: `AC Acre; AL Alagoas; AP Amapá; AM Amazonas; BA Bahia; CE Ceará; DF Distrito Federal; ES Espírito Santo; GO Goiás; MA Maranhão;
    MT Mato Grosso; MS Mato Grosso do Sul; MG Minas Gerais; PA Pará; PB Paraíba; PR Paraná; PE Pernambuco; PI Piauí;
    RJ Rio de Janeiro; RN Rio Grande do Norte; RS Rio Grande do Sul; RO Rondônia; RR Roraima; SC Santa Catarina; SP São Paulo;
    SE Sergipe; TO Tocantins`,
  CA: `AB Alberta; BC British Columbia; MB Manitoba; NB New Brunswick; NL Newfoundland and Labrador; NT Northwest Territories;
    NS Nova Scotia; NU Nunavut; ON Ontario; PE Prince Edward Island; QC Quebec; SK Saskatchewan; YT Yukon Territories`,
  MX: `AG Aguascalientes; BC Baja California; BS Baja California Sur; CM Campeche; CS Chiapas; CH Chihuahua; CO Coahuila; CL Colima;
    DF Federal District; DG Durango; GJ Guanajuato; GR Guerrero; HG Hidalgo; JA Jalisco; ME Mexico State; MI Michoacán; MO Morelos;
    NA Nayarit; NL Nuevo León; OA Oaxaca; PB Puebla; QE Querétaro; QR Quintana Roo; SL San Luis Potosí; SI Sinaloa; SO Sonora;
    TB Tabasco; TM Tamaulipas; TL Tlaxcala; VE Veracruz; YU Yucatán; ZA Zacatecas`,
  US: `AL Alabama; AK Alaska; AZ Arizona; AR Arkansas; CA California; CO Colorado; CT Connecticut; DE Delaware;
    DC District of Columbia; FL Florida; GA Georgia; HI Hawaii; ID Idaho; IL Illinois; IN Indiana; IA Iowa; KS Kansas; KY Kentucky;
    LA Louisiana; ME Maine; MD Maryland; MA Massachusetts; MI Michigan; MN Minnesota; MS Mississippi; MO Missouri; MT Montana;
    NE Nebraska; NV Nevada; NH New Hampshire; NJ New Jersey; NM New Mexico; NY New York; NC North Carolina; ND North Dakota; OH Ohio;
    OK Oklahoma; OR Oregon; PA Pennsylvania; RI Rhode Island; SC South Carolina; SD South Dakota; TN Tennessee; TX Texas; UT Utah;
    VT Vermont; VA Virginia; WA Washington; WV West Virginia; WI Wisconsin; WY Wyoming`,
};
