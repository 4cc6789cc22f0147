import { api, LightningElement } from 'lwc';

/** A page for a user who may not see it: its title, and which permission sets open it. */
export default class MaskingNoAccess extends LightningElement {
  /** Of the tab. */
  @api iconName = '';
  /** Title of the page. */
  @api heading = '';
}
