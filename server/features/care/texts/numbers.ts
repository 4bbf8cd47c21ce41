/** Whom to call in a country. Numbers that a country has not stand as a helpline near the person. */
export interface Helplines {
  ambulance: string[];
  /** For those who may harm themselves. */
  lifeline?: string;
  poison?: string;
  women?: string;
  child?: string;
}

/**
 * India: 112 (Emergency Response Support System, Ministry of Home Affairs), 108 (ambulance, National Health Mission), 14416
 * (Tele-MANAS, Ministry of Health), 1098 (Childline) and 181 (Women Helpline, both Ministry of Women and Child
 * Development), 1800 116 117 (National Poisons Information Centre, AIIMS New Delhi). The others: the countries' own
 * emergency services and, as listed by findahelpline.com and the WHO's directory of poison centres, their helplines.
 */
export const helplines: Record<string, Helplines> = {
  IN: {
    ambulance: ['112', '108'],
    lifeline: 'Tele-MANAS 14416',
    poison: '1800 116 117',
    women: '181',
    child: 'Childline 1098',
  },
  US: {
    ambulance: ['911'],
    lifeline: '988',
    poison: '1-800-222-1222',
    women: '1-800-799-7233',
    child: '1-800-422-4453',
  },
  CA: { ambulance: ['911'], lifeline: '988', poison: '1-844-764-7669', child: 'Kids Help Phone 1-800-668-6868' },
  GB: {
    ambulance: ['999'],
    lifeline: 'Samaritans 116 123',
    poison: 'NHS 111',
    women: '0808 2000 247',
    child: 'Childline 0800 1111',
  },
  IE: { ambulance: ['112'], lifeline: 'Samaritans 116 123', poison: '01 809 2166', child: 'Childline 1800 66 66 66' },
  AU: {
    ambulance: ['000'],
    lifeline: 'Lifeline 13 11 14',
    poison: '13 11 26',
    women: '1800 737 732',
    child: '1800 55 1800',
  },
  NZ: { ambulance: ['111'], lifeline: '1737', poison: '0800 764 766', women: '0800 456 450', child: '0800 376 633' },
  AE: { ambulance: ['998'], lifeline: '800 4673', poison: '800 424', child: '800 988' },
  SA: { ambulance: ['997'], lifeline: '920033360', poison: '937', child: '116111' },
  QA: { ambulance: ['999'], lifeline: '16000' },
  KW: { ambulance: ['112'] },
  OM: { ambulance: ['9999'] },
  BH: { ambulance: ['999'] },
  SG: { ambulance: ['995'], lifeline: 'SOS 1767', child: '1800 274 4788' },
  MY: {
    ambulance: ['999'],
    lifeline: 'Befrienders 03-7627 2929',
    poison: '1800 88 8099',
    women: '15999',
    child: '15999',
  },
  NP: { ambulance: ['102'], lifeline: '1166', women: '1145', child: '1098' },
  LK: { ambulance: ['1990'], lifeline: '1926', women: '1938', child: '1929' },
  BD: { ambulance: ['999'], lifeline: '09612 119911', women: '109', child: '1098' },
  PK: { ambulance: ['1122'], lifeline: '0311 7786264', women: '1099', child: '1121' },
  ZA: { ambulance: ['112'], lifeline: '0800 567 567', poison: '0861 555 777', women: '0800 428 428', child: '116' },
  KE: { ambulance: ['999'], lifeline: '1199', women: '1195', child: '116' },
  JP: { ambulance: ['119'], lifeline: '0120 783 556' },
  DE: { ambulance: ['112'], lifeline: '0800 111 0 111', poison: '030 19240', women: '116 016', child: '116 111' },
};

/** Countries of the European Union and their neighbours share it. */
export const europeanNumber: Helplines = { ambulance: ['112'], child: '116 111' };

export const europe = new Set(
  'AT BE BG CH CY CZ DK EE ES FI FR GR HR HU IS IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);
