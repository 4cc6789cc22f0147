/** Mail that flows send. Source: Actions Developer Guide, "Email Simple Actions". */
import { FlowFault } from '../flow/fault.ts';
import { flowHooks, type Inputs } from '../flow/hooks.ts';
import { textValue } from '../flow/flow-values.ts';
import { ApexList } from '../runtime/collections.ts';
import { STRING } from '../runtime/runtime-types.ts';
import { SingleEmailMessage } from './email.ts';
import { sendEmail } from './send.ts';

flowHooks.sendMail = (requests) => {
  sendEmail(requests.map(messageOf), true);
};

function messageOf(inputs: Inputs): SingleEmailMessage {
  const message = new SingleEmailMessage();
  const given = [inputs.get('emailaddresses'), inputs.get('emailaddressesarray')];
  const addresses = given.flatMap((value) =>
    value instanceof ApexList ? value.items.map(textValue) : textValue(value).split(','),
  );
  const recipients = addresses.map((address) => address.trim()).filter((address) => address !== '');
  if (recipients.length === 0 && inputs.get('recipientid') === undefined)
    throw new FlowFault('REQUIRED_FIELD_MISSING: Recipients are missing');
  message.set('toAddresses', new ApexList(STRING, recipients));
  message.set('subject', textValue(inputs.get('emailsubject')));
  message.set(
    textValue(inputs.get('sendrichbody')) === 'true' ? 'htmlBody' : 'plainTextBody',
    textValue(inputs.get('emailbody')),
  );
  if (inputs.get('recipientid') !== undefined) message.set('targetObjectId', inputs.get('recipientid'));
  return message;
}
