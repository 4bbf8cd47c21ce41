import { expect, test } from 'vitest';
import { stateOfPin } from './stateOfPin.ts';

test.each([
  ['110001', 'Delhi'],
  ['560 001', 'Karnataka'],
  ['400001', 'Maharashtra'],
  ['403001', 'Goa'],
  ['500081', 'Telangana'],
  ['530003', 'Andhra Pradesh'],
  ['682001', 'Kerala'],
  ['682555', 'Lakshadweep'],
  ['700091', 'West Bengal'],
  ['737101', 'Sikkim'],
  ['248001', 'Uttarakhand'],
  ['246701', 'Uttar Pradesh'],
  ['800001', 'Bihar'],
  ['834001', 'Jharkhand'],
  ['822101', 'Jharkhand'],
  ['194101', 'Ladakh'],
  ['673310', 'Puducherry'],
  ['396210', 'Dadra and Nagar Haveli and Daman and Diu'],
])('%s lies in %s', (pin, state) => {
  expect(stateOfPin(pin)).toBe(state);
});

test.each(['605001', '160001', '244713', '900001', ''])('%s tells no state', (pin) => {
  expect(stateOfPin(pin)).toBeUndefined();
});
