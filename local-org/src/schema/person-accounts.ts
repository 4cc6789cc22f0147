/** What person accounts add: an Account that is also a person, with a Contact behind it. */
import { addressFields, draftField, target, type FieldDraft, type TypeDraft } from './draft.ts';
import { PERSON_ACCOUNT } from './custom-objects.ts';
import { stableId } from './ids.ts';
import { LEAD_SOURCES, SALUTATIONS } from './standard-values.ts';

/**
 * Fields of Account that show the person's contact, and the fields of Contact they show. The platform keeps both sides equal; here
 * both have columns.
 */
export const PERSON_FIELDS: Readonly<Record<string, string>> = {
  FirstName: 'FirstName',
  LastName: 'LastName',
  Salutation: 'Salutation',
  PersonMailingStreet: 'MailingStreet',
  PersonMailingCity: 'MailingCity',
  PersonMailingState: 'MailingState',
  PersonMailingStateCode: 'MailingStateCode',
  PersonMailingCountryCode: 'MailingCountryCode',
  PersonMailingPostalCode: 'MailingPostalCode',
  PersonMailingCountry: 'MailingCountry',
  PersonMailingLatitude: 'MailingLatitude',
  PersonMailingLongitude: 'MailingLongitude',
  PersonMailingGeocodeAccuracy: 'MailingGeocodeAccuracy',
  PersonOtherStreet: 'OtherStreet',
  PersonOtherCity: 'OtherCity',
  PersonOtherState: 'OtherState',
  PersonOtherStateCode: 'OtherStateCode',
  PersonOtherCountryCode: 'OtherCountryCode',
  PersonOtherPostalCode: 'OtherPostalCode',
  PersonOtherCountry: 'OtherCountry',
  PersonOtherLatitude: 'OtherLatitude',
  PersonOtherLongitude: 'OtherLongitude',
  PersonOtherGeocodeAccuracy: 'OtherGeocodeAccuracy',
  PersonMobilePhone: 'MobilePhone',
  PersonHomePhone: 'HomePhone',
  PersonOtherPhone: 'OtherPhone',
  PersonAssistantPhone: 'AssistantPhone',
  PersonEmail: 'Email',
  PersonTitle: 'Title',
  PersonDepartment: 'Department',
  PersonAssistantName: 'AssistantName',
  PersonLeadSource: 'LeadSource',
  PersonBirthdate: 'Birthdate',
  PersonEmailBouncedReason: 'EmailBouncedReason',
  PersonEmailBouncedDate: 'EmailBouncedDate',
  PersonIndividualId: 'IndividualId',
};

const readOnly = { createable: false, updateable: false } as const;

function accountFields(): FieldDraft[] {
  const phone = (name: string): FieldDraft => draftField(name, 'phone');
  return [
    draftField('LastName', 'string', { length: 80 }),
    draftField('FirstName', 'string', { length: 40 }),
    draftField('Salutation', 'picklist', { length: 40, picklistValues: SALUTATIONS }),
    draftField('IsPersonAccount', 'boolean', { ...readOnly, label: 'Is Person Account' }),
    draftField('PersonContactId', 'reference', { ...readOnly, label: 'Contact ID', targets: [target('Contact')] }),
    ...addressFields('PersonMailing'),
    ...addressFields('PersonOther'),
    phone('PersonMobilePhone'),
    phone('PersonHomePhone'),
    phone('PersonOtherPhone'),
    phone('PersonAssistantPhone'),
    draftField('PersonEmail', 'email', { label: 'Email' }),
    draftField('PersonTitle', 'string', { length: 80 }),
    draftField('PersonDepartment', 'string', { length: 80 }),
    draftField('PersonAssistantName', 'string', { length: 40 }),
    draftField('PersonLeadSource', 'picklist', { picklistValues: LEAD_SOURCES }),
    draftField('PersonBirthdate', 'date'),
    draftField('PersonHasOptedOutOfEmail', 'boolean'),
    draftField('PersonHasOptedOutOfFax', 'boolean'),
    draftField('PersonDoNotCall', 'boolean'),
    draftField('PersonLastCURequestDate', 'datetime', readOnly),
    draftField('PersonLastCUUpdateDate', 'datetime', readOnly),
    draftField('PersonEmailBouncedReason', 'string'),
    draftField('PersonEmailBouncedDate', 'datetime'),
    draftField('PersonIndividualId', 'reference', { targets: [target('Individual')] }),
  ];
}

/** What an org that turns persons on makes where it has no record type for companies. */
const BUSINESS = 'Business_Account';

/** A person has a record type of its own, and companies need one next to it. */
function recordTypes(account: TypeDraft): TypeDraft['recordTypes'] {
  const type = (developerName: string, label: string): TypeDraft['recordTypes'][number] => ({
    id: stableId('012', `Account.${developerName}`),
    developerName,
    label,
    isActive: true,
    isDefault: developerName === BUSINESS,
    isPersonType: developerName === PERSON_ACCOUNT,
  });
  const own = account.recordTypes;
  return [
    ...own,
    ...(own.some(({ isPersonType }) => !isPersonType) ? [] : [type(BUSINESS, 'Business Account')]),
    ...(own.some(({ isPersonType }) => isPersonType) ? [] : [type(PERSON_ACCOUNT, 'Person Account')]),
  ];
}

/** Adds the fields to the drafts of Account and Contact. Custom fields of Contact show on Account as `__pc`. */
export function addPersonAccounts(drafts: ReadonlyMap<string, TypeDraft>): void {
  const account = drafts.get('account')!;
  const contact = drafts.get('contact')!;
  account.fields.push(...accountFields());
  for (const field of contact.fields) {
    if (!/__c$/i.test(field.name) || field.type === 'location') continue;
    account.fields.push({
      ...field,
      name: field.name.replace(/c$/i, 'pc'),
      // The formula is one of the person's contact.
      formula: field.formula === null ? null : `PersonContact.${field.name}`,
      relationshipName: field.relationshipName?.replace(/r$/i, 'pr') ?? null,
      targets: field.targets.map((item) => target(item.object)),
    });
  }
  account.recordTypes = recordTypes(account);
  drafts.get('recordtype')!.fields.push(draftField('IsPersonType', 'boolean', readOnly));
  contact.fields.push(draftField('IsPersonAccount', 'boolean', { ...readOnly, label: 'Is Person Account' }));
}
